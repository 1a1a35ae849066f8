import hooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

export default defineConfig(
  { ignores: ['build/', 'node_modules/', 'test/fixtures/'] },
  ...tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-invalid-void-type': 'off',
      // An empty function says "nothing to undo" better than a comment in one would.
      '@typescript-eslint/no-empty-function': 'off',
      'max-lines': ['error', { max: 220, skipBlankLines: true, skipComments: true }],
      complexity: ['error', 14],
      eqeqeq: 'error',
    },
  },
  // Where components and hooks are. The rules that run React's compiler take longer than all others together, so they are
  // for the React of the site; the examples use an older one.
  {
    files: ['**/*.tsx', '**/use*.ts'],
    plugins: { 'react-hooks': hooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'warn' },
  },
  { files: ['src/**/*.tsx', 'src/**/use*.ts'], rules: hooks.configs.recommended.rules },
  // Ambient modules can only name their types this way.
  { files: ['**/*.d.ts'], rules: { '@typescript-eslint/consistent-type-imports': 'off' } },
  {
    files: ['test/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off', 'max-lines': 'off' },
  },
);
