import { beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { CalendarEntry } from '../../../logs/types.js';
import { ThemeProvider } from '../../../theme/ThemeProvider.js';
import { Calendar } from '../../Calendar.js';
import { loadViews } from '../../load-views.fixture.js';

beforeAll(loadViews);

const entryOn = (startDate: string): CalendarEntry => ({
  id: startDate,
  kind: 'blog',
  title: `Entry of ${startDate}`,
  startDate,
  endDate: startDate,
  brandId: null,
  color: null,
});

/**
 * Returns one old entry, then one entry every other day. The list is too short for today's entry to scroll to the top.
 */
const few = (count: number): CalendarEntry[] =>
  [
    '2026-02-10',
    ...Array.from({ length: count }, (_day, index) => `2026-03-${String(index * 2 + 1).padStart(2, '0')}`),
  ].map(entryOn);

test.each([11, 12, 13])(
  'opening an entry after clicking Previous and Today does not change the month in the heading (%i entries)',
  async (count) => {
    await page.viewport(1280, 600);
    await render(
      <ThemeProvider>
        <div style={{ height: 600 }}>
          <Calendar
            entries={few(count)}
            brands={[]}
            today="2026-03-11"
            defaultState={{ view: 'agenda', date: '2026-03-11' }}
            loaded={{ from: null, to: null }}
          />
        </div>
      </ThemeProvider>,
    );
    const heading = page.getByRole('heading', { level: 1 });
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect.element(heading).toHaveTextContent('February 2026');
    await page.getByRole('button', { name: 'Today' }).click();
    await expect.element(heading).toHaveTextContent('March 2026');
    await page.getByRole('button', { name: /^Entry of 2026-03-11/ }).click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Month', exact: true }).click();
    await expect.element(heading).toHaveTextContent('March 2026');
  },
);
