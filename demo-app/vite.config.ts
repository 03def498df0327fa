import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // The server puts a nonce of its own in place of this mark into every page it sends.
  html: { cspNonce: '__CSP_NONCE__' },
  server: {
    port: 5173,
    proxy: { '/graphql': 'http://127.0.0.1:4000', '/api': 'http://127.0.0.1:4000' },
  },
  // The manifest tells the size check what a page loads.
  build: { target: 'es2022', sourcemap: true, manifest: true },
});
