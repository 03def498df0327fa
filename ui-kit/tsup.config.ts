import { defineConfig } from 'tsup';

/** One built file a source file: bundlers of host applications can drop and split what they do not use. */
export default defineConfig([
  {
    entry: ['src/**/*.{ts,tsx}', '!src/**/*.{stories,test,fixture}.{ts,tsx}', '!src/**/story-data.{ts,tsx}'],
    format: 'esm',
    target: 'es2022',
    bundle: false,
    sourcemap: true,
  },
  { entry: ['src/index.ts'], format: 'esm', dts: { only: true } },
]);
