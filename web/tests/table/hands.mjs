// Hands that play at a table through the screen alone: by mouse, or by keyboard.

/** What the screen offers now. */
export async function see(page) {
  return page.evaluate(() => {
    const q = (selector) => document.querySelector(selector);
    return {
      over: !q("[data-ready=true]"),
      choosing: document.querySelectorAll(".chooser [role=checkbox]").length,
      tunnel: !!q("#tunnel-title"),
      slip: !!q("section.slip:not(.decision) .confirm"),
      decision: !!q("section.decision .confirm"),
      action: !!q('button.act[aria-pressed="false"]'),
      legal: [...document.querySelectorAll("[data-legal]")].map((g) => g.dataset.route),
      deck: !!q('[data-spot="deck"]:not(:disabled)'),
      takes: [...document.querySelectorAll('[data-spot^="row-"]:not(:disabled)')].length,
      tickets: !!q('[data-spot="tickets"]:not(:disabled)'),
      pass: [...document.querySelectorAll(".notes .primary")].length > 0,
      hand: Number(q("[data-hand]")?.dataset.hand ?? 0),
    };
  });
}

/** The middle of the first space of a route, on the screen. */
export async function spot(page, route) {
  return page.evaluate((id) => {
    const box = document.querySelector(`[data-route="${id}"] rect`)?.getBoundingClientRect();
    return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
  }, route);
}

/** Press something that may just be going away: the answer to the last press can come any time. */
const tap = (locator) => locator.first().click({ timeout: 1500 }).catch(() => undefined);

const settled = (page) => page.waitForTimeout(25);

/** Claim what is longest, else draw; press every button with the mouse. */
export async function byMouse(page) {
  const seen = await see(page);
  if (seen.choosing) {
    const boxes = page.locator(".chooser [role=checkbox]");
    // What was chosen just now may be on its way, and the boxes with it.
    const ticked = (box) => box.getAttribute("aria-checked", { timeout: 1500 }).catch(() => null);
    for (let i = 0; i < seen.choosing; i++)
      if ((await ticked(boxes.nth(i))) === "false") await tap(boxes.nth(i));
    await tap(page.locator(".chooser .confirm"));
    return "keep";
  }
  if (seen.tunnel) {
    await tap(page.locator(".actions .button.primary"));
    return "tunnel";
  }
  if (seen.slip || seen.decision) {
    await tap(page.locator("section.slip .confirm"));
    return seen.slip ? "claim" : "decide";
  }
  if (seen.action) {
    await tap(page.locator('button.act[aria-pressed="false"]'));
    await tap(page.locator("section.decision .confirm"));
    return "action";
  }
  for (const route of seen.legal.slice(0, 3)) {
    const at = await spot(page, route);
    if (!at) continue;
    await page.mouse.click(at.x, at.y);
    if (await page.locator("section.slip .confirm").isVisible()) {
      await tap(page.locator("section.slip .confirm"));
      return "claim";
    }
  }
  if (seen.deck) await tap(page.locator('[data-spot="deck"]'));
  else if (seen.takes) await tap(page.locator('[data-spot^="row-"]:not(:disabled)'));
  else if (seen.tickets) await tap(page.locator('[data-spot="tickets"]'));
  else if (seen.pass) await tap(page.locator(".notes .primary"));
  else {
    await settled(page);
    return null;
  }
  return "draw";
}

/** The same without ever touching the mouse. */
export async function byKeyboard(page) {
  const seen = await see(page);
  const press = (key) => page.keyboard.press(key);
  if (seen.choosing) {
    for (let i = 1; i <= seen.choosing; i++) await press(String(i));
    await press("Enter");
    return "keep";
  }
  if (seen.tunnel) {
    await press("Enter");
    if (await page.locator("#tunnel-title").isVisible()) await press("Backspace");
    return "tunnel";
  }
  if (seen.slip || seen.decision) {
    await press("Enter");
    return seen.slip ? "claim" : "decide";
  }
  if (seen.action) {
    await press("a");
    await press("1");
    await press("Enter");
    return "action";
  }
  if (seen.legal.length) {
    await press("c");
    await page.locator("#route-list [role=option]").first().waitFor();
    await press("ArrowDown");
    await press("Enter");
    const slip = page.locator("section.slip .confirm");
    const there = await slip.waitFor({ timeout: 10_000 }).then(() => true, () => false);
    if (!there) {
      // The turn went on before the list was read: look again.
      await press("Escape");
      return null;
    }
    await press("1");
    await press("Enter");
    return "claim";
  }
  if (seen.deck) await press("d");
  else if (seen.takes)
    for (let i = 1; i <= 5; i++) await press(String(i));
  else if (seen.tickets) await press("t");
  else if (seen.pass) await press("p");
  else {
    await settled(page);
    return null;
  }
  return "draw";
}

/** Play until the game is over; answers what was done how often. */
export async function playOut(page, hand, isOver, limit = 240_000) {
  const done = {};
  const until = Date.now() + limit;
  while (Date.now() < until) {
    if (await isOver()) return done;
    let act = null;
    try {
      act = await hand(page);
    } catch (error) {
      if (await isOver()) return done;
      throw error;
    }
    if (act) done[act] = (done[act] ?? 0) + 1;
    await settled(page);
  }
  throw new Error(`the game did not end: ${JSON.stringify(done)} ${JSON.stringify(await see(page))}`);
}
