import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // The server replaces this placeholder with a new nonce in each page.
  html: { cspNonce: '__CSP_NONCE__' },
});
