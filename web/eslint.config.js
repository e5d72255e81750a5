import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  { ignores: ["src/generated/"] },
  { linterOptions: { reportUnusedDisableDirectives: "error", reportUnusedInlineConfigs: "error" } },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  // with their types, components would take three times as long as everything else: svelte-check sees those
  {
    files: ["**/*.ts"],
    extends: [ts.configs.recommendedTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true } },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      "no-undef": "off", // svelte-check says it, and knows what a browser defines
      "svelte/prefer-svelte-reactivity": "off", // maps and sets are replaced, never changed, where something depends on them
      "svelte/no-useless-mustaches": "off", // {" "} is the only space that Svelte leaves at the edge of a block
    },
  },
  { rules: { "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_$", varsIgnorePattern: "^_$" }] } },
  {
    files: ["public/early.js"],
    languageOptions: {
      sourceType: "script",
      globals: { CSS: "readonly", HTMLScriptElement: "readonly", document: "readonly", localStorage: "readonly", window: "readonly" },
    },
    rules: { "@typescript-eslint/no-unused-vars": ["error", { caughtErrors: "none" }] }, // old browsers can't catch without a name
  },
);
