/** What the page's code keeps to beyond its types. Whatever is switched off has its reason beside it. */
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  { ignores: ['src/generated/', 'public/', '*.js'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: { parserOptions: { project: './tsconfig.json', extraFileExtensions: ['.svelte'] } },
    rules: {
      // An index is checked by the compiler; where the server's word is enough, `!` says so.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true }],
      // `void value` in an effect says that it depends on that value.
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' }],
      // A guard too many is no fault: some are for views of games that began with an earlier version.
      '@typescript-eslint/no-unnecessary-condition': 'off',
      // What is spread letter by letter is notation, or a test's list of letters.
      '@typescript-eslint/no-misused-spread': 'off',
      // Maps and sets are made within one computation and change nowhere else.
      'svelte/prefer-svelte-reactivity': 'off',
      // A space between elements is written `{' '}` where the layout of the source would lose it.
      'svelte/no-useless-mustaches': 'off',
      // svelte-check knows which warnings there are.
      'svelte/no-unused-svelte-ignore': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // Outside svelte-check, what comes from another component has no type; svelte-check has judged it.
    files: ['**/*.svelte'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/restrict-plus-operands': 'off',
    },
  },
  {
    // The HTML of the rules is made from our own RULES.md when the page is built, that of a player aid by our own server, every word escaped.
    files: ['src/rules/*.svelte', 'src/shell/Paragraph.svelte', 'src/pages/Aid.svelte'],
    rules: { 'svelte/no-at-html-tags': 'off' },
  },
);
