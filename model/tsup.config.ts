import { defineConfig } from 'tsup';

// Builds one file per source file, so that bundlers can drop the files that an application doesn't use.
export default defineConfig({
  entry: ['src/**/*.ts'],
  format: 'esm',
  target: 'es2022',
  bundle: false,
  sourcemap: true,
});
