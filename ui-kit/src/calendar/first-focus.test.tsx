import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import { bareCalendar } from './bare-calendar.fixture.js';
import { KindChooser } from './KindChooser.js';
import { octoberEntries, sampleBrands } from './story-data.js';

const entry = octoberEntries.find(
  ({ startDate, endDate }) => startDate === '2026-10-14' && endDate === startDate,
);

const openDetails = async () => {
  const title = entry?.title ?? '';
  const find = () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(title));
  await expect.poll(find).toBeDefined();
  find()?.click();
};

const button = (name: string) => page.getByRole('dialog').getByRole('button', { name });

test.each([1280, 500])('details open with focus on Edit in a window that is %i px wide', async (width) => {
  const compact = width < 768;
  await page.viewport(width, 800);
  await render(bareCalendar({ entries: octoberEntries, brands: sampleBrands, onEdit: () => {}, compact }));
  if (compact) await page.getByRole('button', { name: /^Wednesday, October 14, 2026/ }).click();
  await openDetails();
  await expect.element(button('Edit')).toHaveFocus();
});

test('details open with focus on Close if the entry cannot be edited', async () => {
  await page.viewport(1280, 800);
  await render(bareCalendar({ entries: octoberEntries, brands: sampleBrands }));
  await openDetails();
  await expect.element(button('Close')).toHaveFocus();
});

test('arrow keys and letters move focus between kinds in the kind chooser', async () => {
  const onChoose = vi.fn();
  await page.viewport(1280, 800);
  await render(
    <ThemeProvider>
      <KindChooser open onOpenChange={() => {}} title="Add entry" onChoose={onChoose} />
    </ThemeProvider>,
  );
  const kind = (name: string) => page.getByRole('button', { name });
  await expect.element(kind('Blog Post')).toHaveFocus();
  for (const [key, name] of [
    ['{ArrowRight}', 'Email Campaign'],
    ['{ArrowDown}', 'Event'],
    ['{ArrowLeft}', 'Social Post'],
    ['{ArrowUp}', 'Blog Post'],
    ['{ArrowUp}', 'Blog Post'],
    ['{End}', 'Other'],
    ['{Home}', 'Blog Post'],
    ['e', 'Email Campaign'],
    ['e', 'Event'],
    ['p', 'Podcast Episode'],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(kind(name)).toHaveFocus();
  }
  await userEvent.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledWith({ kind: 'podcast' });
});
