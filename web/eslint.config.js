// What the type checker does not see: forgotten promises, dead code, rules of Svelte.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import ts from "typescript-eslint";

export default defineConfig(
  { ignores: ["node_modules/", "src/api/schema.d.ts"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    rules: {
      eqeqeq: "error",
      "no-undef": "off", // the type checker knows better
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", destructuredArrayIgnorePattern: "^_" },
      ],
      // Maps and sets that are shown are replaced, never changed.
      "svelte/prefer-svelte-reactivity": "off",
      // Both ask the compiler, as svelte-check has done already.
      "svelte/no-unused-svelte-ignore": "off",
      "svelte/valid-compile": "off",
      // {" "} is how a space is kept at the edge of a block.
      "svelte/no-useless-mustaches": "off",
    },
  },
  {
    files: ["src/**/*.ts"],
    extends: [ts.configs.recommendedTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: [".svelte"] } },
  },
  {
    // In components the linter knows fewer types than svelte-check: it looks for forgotten promises alone.
    files: ["src/**/*.svelte"],
    languageOptions: { parserOptions: { parser: ts.parser, projectService: true, extraFileExtensions: [".svelte"] } },
    rules: { "@typescript-eslint/no-floating-promises": "error", "@typescript-eslint/no-misused-promises": "error" },
  },
);
