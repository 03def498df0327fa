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
  // Bundle the dependencies. Loading them from node_modules, as hundreds of small files, takes a quarter of the server's
  // startup time. Packages that load other files, such as WebAssembly modules and native code, can't be bundled.
  noExternal: [/^(?!@electric-sql\/|@node-rs\/)/],
  external: [/^@electric-sql\//, /^@node-rs\//],
  // Bundled CommonJS packages call `require` to load Node.js's built-in modules.
  banner: {
    js: "import { createRequire as createRequireOf } from 'node:module'; const require = createRequireOf(import.meta.url);",
  },
});
