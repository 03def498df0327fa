import { defineConfig, type Options } from 'tsup';
import { parseDocuments } from './parse-documents.js';

/** One built file a source file: host applications can drop what they do not use. */
const files = {
  format: 'esm',
  target: 'es2022',
  bundle: false,
  sourcemap: true,
  esbuildPlugins: [parseDocuments],
} satisfies Options;
const TESTS = '!src/**/*.test.{ts,tsx}';

export default defineConfig([
  // Hooks and the provider run in browsers only; what is no part of them can be used on a server as well.
  { ...files, entry: ['src/**/*.tsx', 'src/**/use-*.ts', TESTS], banner: { js: "'use client';" } },
  { ...files, entry: ['src/**/*.ts', '!src/**/*.d.ts', '!src/**/use-*.ts', TESTS] },
]);
