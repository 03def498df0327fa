import { beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ShortcutProvider } from '../shortcuts/ShortcutProvider.js';
import { SHORTCUTS_KEY } from '../shortcuts/shortcuts-key.js';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import { bareCalendar } from './bare-calendar.fixture.js';
import { loadViews } from './load-views.fixture.js';
import { octoberEntries } from './story-data.js';

beforeAll(loadViews);

const calendar = async (view: string) => {
  localStorage.removeItem(SHORTCUTS_KEY);
  await page.viewport(1280, 800);
  return render(
    <ThemeProvider>
      <ShortcutProvider>
        {bareCalendar({ entries: octoberEntries, defaultState: { view, date: '2026-10-14' } })}
      </ShortcutProvider>
    </ThemeProvider>,
  );
};
const press = (keys: string) => userEvent.keyboard(keys);
const focused = () =>
  document.activeElement?.closest<HTMLElement>('[data-cp-date]')?.dataset.cpDate ??
  document.activeElement?.localName;

test.each(['month', 'week', 'multi'])(
  'if no control has focus, an arrow key focuses the %s view',
  async (view) => {
    await calendar(view);
    await expect.element(page.getByRole('gridcell').first()).toBeVisible();
    await press('{ArrowDown}');
    expect(focused()).toBe('2026-10-14');
    await press('{ArrowRight}');
    expect(focused()).toBe('2026-10-15');

    const next = page.getByRole('button', { name: 'Next', exact: true }).element() as HTMLElement;
    next.focus();
    await press('{ArrowDown}');
    expect(document.activeElement).toBe(next);
  },
);

test('arrow keys scroll the agenda and long pages, and do nothing if single-key shortcuts are off', async () => {
  const { unmount } = await calendar('agenda');
  await press('{ArrowDown}');
  expect(focused()).toBe('body');
  await unmount();

  await calendar('month');
  const rest = document.body.appendChild(document.createElement('div'));
  rest.style.height = '2000px';
  await press('{ArrowDown}');
  expect(focused()).toBe('body');
  rest.remove();
  await press('?');
  await page.getByRole('checkbox', { name: 'Single-key shortcuts' }).click();
  await press('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await press('{ArrowDown}');
  expect(focused()).toBe('h1');
  localStorage.removeItem(SHORTCUTS_KEY);
});

test('T returns to today and focuses it', async () => {
  await calendar('month');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await press('t');
  await expect.element(page.getByRole('heading', { name: 'October 2026' })).toBeVisible();
  await expect.poll(focused).toBe('2026-10-14');
  await press('{ArrowRight}{ArrowRight}t');
  await expect.poll(focused).toBe('2026-10-14');
});
