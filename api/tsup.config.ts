import { defineConfig } from 'tsup';

export default defineConfig({
  // Named entries, because worker threads load their file from the folder of the bundle.
  entry: {
    main: 'src/main.ts',
    'print-schema': 'src/print-schema.ts',
    'pglite-worker': 'src/db/pglite-worker.ts',
  },
  format: 'esm',
  target: 'node24',
  sourcemap: true,
  splitting: true,
  // node:sqlite has no name without its prefix.
  removeNodeProtocol: false,
});
