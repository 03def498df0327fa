import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import { Shell, type ShellProps } from './Shell.js';
import { readSidebarCookie, SIDEBAR_COOKIE } from './sidebar-cookie.js';
import { storyGroups, storyUser } from './story-data.js';

const nothing = () => {};
const shell = (props: Partial<ShellProps>) => (
  <ThemeProvider>
    <Shell
      groups={storyGroups('calendar')}
      user={storyUser}
      theme="dark"
      onThemeChange={nothing}
      onLogout={nothing}
      {...props}
    />
  </ThemeProvider>
);
const state = () => document.querySelector('[data-sidebar]')?.getAttribute('data-sidebar');

beforeEach(async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we support.
  document.cookie = `${SIDEBAR_COOKIE}=; path=/; max-age=0`;
  await page.viewport(1200, 800);
});

test('a controlled sidebar displays the given state and sets no cookie', async () => {
  const onSidebarOpenChange = vi.fn();
  const { rerender } = await render(shell({ sidebarOpen: true, onSidebarOpenChange }));
  await page.getByRole('button', { name: 'Toggle Sidebar' }).click();
  expect(onSidebarOpenChange).toHaveBeenCalledExactlyOnceWith({ open: false });
  expect(state()).toBe('expanded');
  await rerender(shell({ sidebarOpen: false, onSidebarOpenChange }));
  expect(state()).toBe('collapsed');
  expect(readSidebarCookie(document.cookie)).toBeNull();
});

test('an uncontrolled sidebar reports changes and sets a cookie', async () => {
  const onSidebarOpenChange = vi.fn();
  await render(shell({ onSidebarOpenChange }));
  await page.getByRole('button', { name: 'Toggle Sidebar' }).click();
  await vi.waitFor(() => expect(state()).toBe('collapsed'));
  expect(onSidebarOpenChange).toHaveBeenCalledExactlyOnceWith({ open: false });
  expect(readSidebarCookie(document.cookie)).toBe(false);
});

test('without a cookie, the sidebar is initially collapsed in windows below 1024 px', async () => {
  await page.viewport(820, 1180);
  await render(shell({}));
  expect(state()).toBe('collapsed');
  await page.viewport(1024, 768);
  await expect.poll(state).toBe('expanded');
  await page.viewport(820, 1180);
  await expect.poll(state).toBe('collapsed');
  await page.getByRole('button', { name: 'Toggle Sidebar' }).click();
  await expect.poll(state).toBe('expanded');
});

test('the cookie applies at every window width', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we support.
  document.cookie = `${SIDEBAR_COOKIE}=expanded; path=/`;
  await page.viewport(820, 1180);
  await render(shell({}));
  expect(state()).toBe('expanded');
});
