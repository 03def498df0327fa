import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { main: 'soak/main.ts' },
  outDir: 'soak/dist',
  format: 'esm',
  target: 'node24',
  removeNodeProtocol: false,
  skipNodeModulesBundle: true,
});
