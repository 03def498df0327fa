import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/main.ts', 'src/print-schema.ts'],
  format: 'esm',
  target: 'node24',
  sourcemap: true,
  splitting: true,
  // node:sqlite has no name without its prefix.
  removeNodeProtocol: false,
});
