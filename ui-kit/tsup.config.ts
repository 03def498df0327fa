import { defineConfig } from 'tsup';

/** One built file a source file: bundlers of host applications can drop and split what they do not use. */
const files = { format: 'esm', target: 'es2022', bundle: false, sourcemap: true } as const;
const DEVELOPMENT = ['!src/**/*.{stories,test,fixture}.{ts,tsx}', '!src/**/story-data.{ts,tsx}'];

export default defineConfig([
  // Components and hooks run on the client; pure functions and descriptions can be used on a server as well.
  {
    ...files,
    entry: ['src/**/*.tsx', 'src/**/use-*.ts', ...DEVELOPMENT],
    banner: { js: "'use client';" },
  },
  { ...files, entry: ['src/**/*.ts', '!src/**/use-*.ts', ...DEVELOPMENT] },
  { entry: ['src/index.ts'], format: 'esm', dts: { only: true } },
]);
