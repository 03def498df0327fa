import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    main: 'bench/main.ts',
    scaling: 'bench/scaling.ts',
    against: 'bench/against.ts',
    live: 'bench/live.ts',
    'command-memory': 'bench/command-memory.ts',
    herd: 'bench/herd.ts',
    sorting: 'bench/sorting.ts',
    'pglite-worker': 'src/db/pglite-worker.ts',
  },
  outDir: 'bench/dist',
  format: 'esm',
  target: 'node24',
  removeNodeProtocol: false,
  skipNodeModulesBundle: true,
  // This package consists of TypeScript sources until it is published.
  noExternal: ['@content-planner/model'],
});
