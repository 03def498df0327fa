import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';

export default defineConfig({
  plugins: [
    react(),
    // The server sends these compressed files, because it doesn't compress anything itself.
    compression({ include: /\.(js|css|svg)$/, threshold: 1024, algorithms: ['brotliCompress', 'gzip'] }),
  ],
  // The server replaces this placeholder with a new nonce in every page.
  html: { cspNonce: '__CSP_NONCE__' },
  server: {
    port: 5173,
    proxy: {
      '/graphql': 'http://127.0.0.1:4000',
      '/api': 'http://127.0.0.1:4000',
      '/feeds': 'http://127.0.0.1:4000',
    },
  },
  // The size check reads the manifest to find out which files a page loads.
  build: {
    target: 'es2022',
    manifest: true,
    rolldownOptions: {
      // Required by `experimentalInlineCommonChunks`. Nothing imports the entry's exports.
      preserveEntrySignatures: false,
      output: {
        codeSplitting: {
          // Put the code of the first load in one file. With several files, each page loads up to 4 kB more.
          groups: [{ name: 'first-load', tags: ['$initial'] }],
          // Copy small shared files into the files that use them: the calendar page sends 81 requests instead of 196.
          // See docs/adr/027-fewer-files.md.
          experimentalInlineCommonChunks: { maxSize: 6000 },
        },
      },
    },
  },
});
