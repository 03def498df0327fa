import { afterAll, beforeEach } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';

// Test files can share a page. Unmount what the previous test rendered. The library does this itself, but only for the
// first file that imports it.
beforeEach(cleanup);

// Clear the storage that the file used, and reset the page to Vitest's default size.
afterAll(async () => {
  await cleanup();
  localStorage.clear();
  sessionStorage.clear();
  await page.viewport(414, 896);
});
