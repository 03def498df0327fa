import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ThemeProvider } from './ThemeProvider.js';

const devTools = cdp() as unknown as { send: (method: string, params: object) => Promise<void> };
/** Emulates the color scheme of the operating system. An empty string ends the emulation. */
const follow = (value: '' | 'dark' | 'light') =>
  devTools.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value }] });
const root = () => document.querySelector<HTMLElement>('[data-cp-theme]');
const canvas = () =>
  root() && getComputedStyle(root() as HTMLElement).getPropertyValue('--cp-surface-canvas');

afterEach(() => follow(''));

test('the system theme follows the color scheme of the operating system', async () => {
  await follow('dark');
  await render(<ThemeProvider theme="system" />);
  expect(root()?.dataset.cpTheme).toBe('dark');
  const dark = canvas();
  await follow('light');
  await vi.waitFor(() => expect(root()?.dataset.cpTheme).toBe('light'));
  expect(canvas()).not.toBe(dark);
});

test('server-rendered HTML has the correct theme before hydration, and keeps it afterward', async () => {
  await follow('dark');
  // Render the component once in the browser, so that its styles are added to the page.
  const { unmount } = await render(<ThemeProvider theme="system" />);
  const dark = canvas();
  await unmount();
  const place = document.createElement('div');
  document.body.append(place);
  const app = <ThemeProvider theme="system" />;
  place.innerHTML = renderToString(app);
  expect(root()?.dataset.cpTheme).toBe('system');
  expect(canvas()).toBe(dark);
  const consoleError = vi.spyOn(console, 'error');
  const hydrated = hydrateRoot(place, app);
  await vi.waitFor(() => expect(root()?.dataset.cpTheme).toBe('dark'));
  expect(canvas()).toBe(dark);
  expect(consoleError).not.toHaveBeenCalled();
  hydrated.unmount();
  place.remove();
});
