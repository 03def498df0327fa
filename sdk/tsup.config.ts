import { defineConfig, type Options } from 'tsup';
import { parseDocuments } from './parse-documents.js';

/** Options that build one file per source file, so that bundlers can drop the files that an application doesn't use. */
const files = {
  format: 'esm',
  target: 'es2022',
  bundle: false,
  sourcemap: true,
  esbuildPlugins: [parseDocuments],
} satisfies Options;
const TESTS = '!src/**/*.test.{ts,tsx}';

export default defineConfig([
  // Hooks and the provider are client modules. All other modules can be imported on the server, too.
  { ...files, entry: ['src/**/*.tsx', 'src/**/use-*.ts', TESTS], banner: { js: "'use client';" } },
  { ...files, entry: ['src/**/*.ts', '!src/**/*.d.ts', '!src/**/use-*.ts', TESTS] },
]);
