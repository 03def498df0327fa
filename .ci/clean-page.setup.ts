import { afterAll, beforeEach } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';

// Test files can share a page. Unmount what the previous test has rendered. The library does this itself, but only for
// the first file that imports it.
beforeEach(cleanup);

// Leave the page as a new one would be. This is Vitest's default size of a page.
afterAll(async () => {
  await cleanup();
  localStorage.clear();
  sessionStorage.clear();
  await page.viewport(414, 896);
});
