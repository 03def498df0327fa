import { defineConfig } from 'tsup';

/** One built file a source file: bundlers of host applications can drop and split what they do not use. */
export default defineConfig([
  {
    entry: ['src/**/*.ts', 'src/**/*.tsx', '!src/**/*.stories.tsx', '!src/**/*.test.ts', '!src/**/*.test.tsx'],
    format: 'esm',
    target: 'es2022',
    bundle: false,
    sourcemap: true,
  },
  { entry: ['src/index.ts'], format: 'esm', dts: { only: true } },
]);
