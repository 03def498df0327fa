import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // The server puts a nonce of its own in place of this mark into every page it sends.
  html: { cspNonce: '__CSP_NONCE__' },
});
