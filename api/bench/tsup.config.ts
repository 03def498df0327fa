import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['bench/main.ts'],
  outDir: 'bench/dist',
  format: 'esm',
  target: 'node24',
  removeNodeProtocol: false,
  skipNodeModulesBundle: true,
});
