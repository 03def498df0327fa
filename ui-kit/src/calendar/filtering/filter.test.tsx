import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LOG_KINDS, type LogKind } from '../../logs/types.js';
import { bareCalendar, ENTRY_VIEWS } from '../bare-calendar.fixture.js';
import { octoberEntries, sampleBrands } from '../story-data.js';

const calendar = (view: string, kinds: LogKind[]) =>
  bareCalendar({
    entries: octoberEntries,
    brands: sampleBrands,
    onCreate: () => {},
    defaultState: { view, kinds, date: '2026-10-14' },
  });

test.each(ENTRY_VIEWS)(
  'if the filter hides everything, the %s view displays a notice with a button to show all types',
  async (view) => {
    await page.viewport(1280, 800);
    await render(calendar(view, []));
    await expect.element(page.getByText(`0 of ${LOG_KINDS.length} types shown`)).toBeVisible();
    expect(page.getByRole('button', { name: 'Add entry', exact: true }).elements()).toEqual([]);
    await page.getByRole('button', { name: 'Show all types' }).click();
    await expect.element(page.getByText(`0 of ${LOG_KINDS.length} types shown`)).not.toBeInTheDocument();
    await expect.element(page.getByText('Autumn Sale', { exact: true }).first()).toBeVisible();
  },
);

test('the week view displays the notice only if no entry in the week is visible', async () => {
  const entries = octoberEntries.filter(({ kind }) => kind === 'event');
  const props = { entries, brands: sampleBrands };
  const { rerender } = await render(
    bareCalendar({
      ...props,
      state: { view: 'week', months: 3, kinds: ['blog', 'email'], date: '2026-10-14' },
    }),
  );
  await expect.element(page.getByText(`2 of ${LOG_KINDS.length} types shown`)).toBeVisible();
  await rerender(
    bareCalendar({ ...props, state: { view: 'week', months: 3, kinds: ['event'], date: '2026-10-14' } }),
  );
  await expect.element(page.getByText(/types shown/)).not.toBeInTheDocument();
});

test.each([1280, 880, 600])(
  'at %i px, the badge displays how many types are visible, and does not move its neighbors',
  async (width) => {
    await page.viewport(width, 800);
    const { rerender } = await render(calendar('month', [...LOG_KINDS]));
    const place = () => {
      const { left, right } = page.getByRole('group', { name: 'View' }).element().getBoundingClientRect();
      return [left, right];
    };
    const before = place();
    await rerender(<div key="again">{calendar('month', ['blog', 'email', 'social', 'event'])}</div>);
    const badge = page.getByText(`4 of ${LOG_KINDS.length}`, { exact: true });
    await expect.element(badge).toBeVisible();
    const { scrollWidth, clientWidth } = badge.element();
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    expect(place()).toEqual(before);
  },
);
