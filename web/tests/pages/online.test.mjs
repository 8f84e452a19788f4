// Two browsers at one table, by link: a reload and a dropped line in the middle lose nothing.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openHouse } from "../table/house.mjs";
import { byMouse, see } from "../table/hands.mjs";
import { serious, visit } from "./visit.mjs";

let house;
before(async () => {
  house = await openHouse();
});
after(() => house?.close());

/** Play at both screens for a while. */
async function turns(pages, count) {
  for (let done = 0, idle = 0; done < count; ) {
    let acted = false;
    for (const page of pages) {
      if (await byMouse(page)) {
        done += 1;
        acted = true;
      }
      await page.waitForTimeout(60);
    }
    idle = acted ? 0 : idle + 1;
    assert.ok(idle < 60, `somebody can act: ${JSON.stringify(await Promise.all(pages.map(see)))}`);
  }
}

const moves = async (page) => {
  const id = new URL(page.url()).pathname.split("/")[2];
  return page.evaluate(async (room) => (await (await fetch(`/api/rooms/${room}`)).json()).moves, id);
};

test("invite, sit down, play, reload, lose the line, move to another device", { timeout: 180_000 }, async () => {
  const host = await visit(house, "/");
  await host.page.locator(".poster:has([value=new_york])").click();
  await host.page.locator(".go .button").nth(2).click();
  await host.page.locator("#invite").waitFor();
  assert.deepEqual(await serious(host.page), []);
  const link = await host.page.locator(".link input").inputValue();

  const guest = await visit(house, new URL(link).pathname);
  await guest.page.locator(".mine input").fill("Ana");
  await guest.page.locator(".mine select").selectOption("yellow");
  assert.deepEqual(await serious(guest.page), []);
  await guest.page.locator(".seats .primary").click();
  for (const { page } of [host, guest]) await page.waitForSelector("[data-ready=true]");
  assert.match(await host.page.locator("body").innerText(), /Ana/);
  for (const { page } of [host, guest]) {
    const badges = await page.locator(".badge").allTextContents();
    assert.ok(badges.includes("C") && badges.includes("S") && !badges.includes("V"), badges.join(""));
  }
  await turns([host.page, guest.page], 6);

  await guest.page.reload();
  await guest.page.waitForSelector("[data-ready=true]");
  await turns([host.page, guest.page], 4);

  // The line is cut on one side while the other plays on.
  await guest.page.evaluate(() => globalThis.sockets.forEach((socket) => socket.close()));
  await turns([host.page, guest.page], 6);
  const before = await moves(host.page);
  assert.ok(before >= 8, `moves were made: ${before}`);

  // The seat goes to another device by its link; the address keeps no secret.
  const seat = await guest.page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith("whistlestop:seats:"));
    return JSON.parse(localStorage.getItem(key))[0];
  });
  await guest.context.close();
  const other = await visit(house, `${new URL(link).pathname}?token=${encodeURIComponent(seat.token)}`);
  await other.page.waitForSelector("[data-ready=true]");
  assert.equal(new URL(other.page.url()).search, "");
  await turns([host.page, other.page], 4);
  assert.ok((await moves(host.page)) > before);

  const problems = [...host.problems, ...other.problems].filter((text) => !/WebSocket/.test(text));
  assert.deepEqual(problems, []);
  await host.context.close();
  await other.context.close();
});

test("a table that is not there, and an address that is none", async () => {
  for (const path of ["/room/nosuchroom", "/elsewhere", "/rules/atlantis", "/tutorial/atlantis"]) {
    const { page, context } = await visit(house, path);
    await page.locator(".nowhere").waitFor();
    assert.deepEqual(await serious(page), [], path);
    await page.locator(".nowhere .primary").click();
    await page.locator(".poster").first().waitFor();
    await context.close();
  }
});
