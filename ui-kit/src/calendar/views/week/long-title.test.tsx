import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { bareCalendar } from '../../bare-calendar.fixture.js';
import { loadViews } from '../../load-views.fixture.js';

beforeAll(loadViews);

test('an entry’s card shows at most four lines of the title', async () => {
  await page.viewport(1280, 800);
  const title = `${'Donaudampfschifffahrt'.repeat(8)} and more`;
  const day = '2026-10-14';
  await render(
    bareCalendar({
      defaultState: { view: 'week', date: day },
      entries: [{ id: 'a', kind: 'blog', title, startDate: day, endDate: day, brandId: null, color: null }],
    }),
  );
  const shown = page.getByText(title).element();
  const { height } = shown.getBoundingClientRect();
  expect(height).toBe(4 * Number.parseFloat(getComputedStyle(shown).lineHeight));
  // The full title is in the tooltip.
  expect(shown.closest('button')?.title).toBe(title);
});
