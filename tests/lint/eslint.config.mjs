// ESLint configuration: finds mistakes only. Formatting is left to authors, types are checked by tsc.
import js from '@eslint/js';
import globals from 'globals';

export default [
  { ignores: ['**/node_modules/**'] },
  js.configs.recommended,
  {
    rules: {
      eqeqeq: 'error',
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      complexity: ['error', 12],
      'max-depth': ['error', 3],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 5],
    },
  },
  { files: ['web/page/**'], languageOptions: { globals: { ...globals.browser, importScripts: 'readonly', SEMAFOR_SINGLE: 'readonly' } } },
  { files: ['web/pack/**', 'assets/**', 'tests/**'], languageOptions: { globals: globals.node } },
  // These tests pass functions to the browser, so both sets of globals apply.
  { files: ['tests/browser/**', 'tests/bench/**'], languageOptions: { globals: { ...globals.node, ...globals.browser } },
    rules: { 'max-lines-per-function': 'off' } },
  { files: ['tests/page/**'], rules: { 'max-lines-per-function': 'off' } },
];
