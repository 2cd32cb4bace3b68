import { defineConfig, mergeConfig } from "vitest/config";
import build from "./vite.config";

/** Modules are tried in an imitated browser, and as the browser gets them: runes are those of the client. */
export default mergeConfig(
  build,
  defineConfig({
    resolve: { conditions: ["browser"] },
    test: {
      environment: "happy-dom",
      include: ["src/**/*.test.ts"],
      setupFiles: ["src/testing/setup.ts"],
      isolate: false,
      restoreMocks: true,
      unstubGlobals: true,
      // A busy machine takes its time: nothing here waits but for what must come.
      testTimeout: 120_000,
      hookTimeout: 120_000,
    },
  }),
);
