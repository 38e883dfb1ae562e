import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["src/api/types.ts", "src/games/*/types.ts", "node_modules"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    rules: {
      "no-undef": "off", // TypeScript knows
      "svelte/no-at-html-tags": "off", // our own drawings, made from data; never what a person wrote
      "svelte/prefer-svelte-reactivity": "off", // maps that are made anew, or that nothing on the page depends on
      "svelte/no-navigation-without-resolve": "off", // that is SvelteKit's
    },
  },
);
