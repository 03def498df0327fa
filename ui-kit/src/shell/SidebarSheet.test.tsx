import { StrictMode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import { Shell } from './Shell.js';
import { SIDEBAR_COOKIE } from './sidebar-cookie.js';
import { storyGroups, storyUser } from './story-data.js';

const onNavigate = vi.fn(({ event }) => event.preventDefault());

const show = (dir = 'ltr') =>
  render(
    <StrictMode>
      <ThemeProvider dir={dir}>
        <Shell
          groups={storyGroups('calendar')}
          user={storyUser}
          theme="dark"
          onThemeChange={() => {}}
          onLogout={() => {}}
          onNavigate={onNavigate}
        />
      </ThemeProvider>
    </StrictMode>,
  );

const toggle = () => page.getByRole('button', { name: 'Toggle Sidebar' });
const sheet = () => page.getByRole('dialog', { name: 'Sidebar' });

beforeEach(async () => {
  onNavigate.mockClear();
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers.
  document.cookie = `${SIDEBAR_COOKIE}=; path=/; max-age=0`;
  await page.viewport(375, 812);
});

it('the sidebar is an 18rem-wide sheet below 768 px, and returns focus when the sheet closes', async () => {
  await show();
  await expect.element(page.getByRole('link', { name: 'Blog Logs' })).not.toBeInTheDocument();
  await toggle().click();
  await expect.element(sheet()).toBeVisible();
  expect(sheet().element().getBoundingClientRect().width).toBe(288);
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet()).not.toBeInTheDocument();
  await expect.element(toggle()).toHaveFocus();
});

it('the sheet closes when the user follows a link, and sets no cookie', async () => {
  await show();
  await userEvent.keyboard('{Control>}b{/Control}');
  await page.getByRole('link', { name: 'Blog Logs' }).click();
  expect(onNavigate).toHaveBeenCalledWith(expect.objectContaining({ href: '/logs/blog' }));
  await expect.element(sheet()).not.toBeInTheDocument();
  expect(document.cookie).not.toContain(SIDEBAR_COOKIE);
});

it('no tooltip remains when a click outside closes the sheet', async () => {
  await show();
  await toggle().click();
  await expect.element(sheet()).toBeVisible();
  await userEvent.click(document.body, { position: { x: 360, y: 400 } });
  await expect.element(sheet()).not.toBeInTheDocument();
  await expect.element(toggle()).toHaveFocus();
  await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument();
});

it('the sheet opens on the right side in right-to-left text', async () => {
  await show('rtl');
  await toggle().click();
  await expect.element(sheet()).toBeVisible();
  await expect.poll(() => sheet().element().getBoundingClientRect().right).toBe(375);
});

it('the sidebar column replaces the sheet when the window grows', async () => {
  await show();
  await toggle().click();
  await expect.element(sheet()).toBeVisible();
  await page.viewport(1024, 768);
  await expect.element(sheet()).not.toBeInTheDocument();
  await expect.element(page.getByRole('complementary', { name: 'Sidebar' })).toBeVisible();
});

it('the sidebar restores its state from the cookie', async () => {
  await page.viewport(1024, 768);
  const first = await show();
  await toggle().click();
  expect(document.cookie).toContain(`${SIDEBAR_COOKIE}=collapsed`);
  await first.unmount();
  await show();
  await expect.element(toggle()).toHaveAttribute('aria-expanded', 'false');
  expect(document.querySelector('aside')?.getBoundingClientRect().width).toBe(48);
});
