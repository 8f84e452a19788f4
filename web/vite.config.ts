import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

declare const process: { env: Record<string, string | undefined> };

const server = process.env.WHISTLESTOP_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: { outDir: "dist", target: "es2022", assetsInlineLimit: 0, chunkSizeWarningLimit: 300 },
  server: { proxy: { "/api": server, "/ws": { target: server, ws: true } } },
  preview: { proxy: { "/api": server, "/ws": { target: server, ws: true } } },
  test: { include: ["tests/unit/**/*.test.ts", "tests/pages/unit/**/*.test.ts"] },
});
