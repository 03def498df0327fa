import { defineConfig } from 'tsup';

export default defineConfig({
  // Each output file has a fixed name, because a worker thread loads its file by name from the bundle's folder.
  entry: {
    main: 'src/main.ts',
    'print-schema': 'src/print-schema.ts',
    'pglite-worker': 'src/db/pglite-worker.ts',
  },
  format: 'esm',
  target: 'node24',
  sourcemap: true,
  splitting: true,
  // Keep the node: prefix, because node:sqlite can't be imported without it.
  removeNodeProtocol: false,
});
