import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { ftl } from "./tools/ftl.ts";

export default defineConfig({
  plugins: [svelte(), ftl()],
  server: { fs: { allow: [".."] } },
  resolve: { conditions: ["browser"] },
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"] },
});
