import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';

export default defineConfig({
  plugins: [
    react(),
    // The server sends these files as they are. It compresses nothing itself.
    compression({ include: /\.(js|css|svg)$/, threshold: 1024, algorithms: ['brotliCompress', 'gzip'] }),
  ],
  // The server puts a nonce of its own in place of this mark into every page it sends.
  html: { cspNonce: '__CSP_NONCE__' },
  server: {
    port: 5173,
    proxy: { '/graphql': 'http://127.0.0.1:4000', '/api': 'http://127.0.0.1:4000' },
  },
  // The manifest tells the size check what a page loads.
  build: { target: 'es2022', manifest: true },
});
