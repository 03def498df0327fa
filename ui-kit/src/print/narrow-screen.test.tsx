import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { octoberEntries, SAMPLE_TODAY, sampleBrands } from '../calendar/story-data.js';
import { KitProvider } from '../kit/KitProvider.js';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import { CalendarPrint } from './CalendarPrint.js';

test('the titles in a printed month are readable on a phone, and only the sheet scrolls', async () => {
  await page.viewport(375, 812);
  const { container } = await render(
    <ThemeProvider>
      <KitProvider brands={sampleBrands}>
        <CalendarPrint status="ready" autoPrint={false} entries={octoberEntries} date={SAMPLE_TODAY} />
      </KitProvider>
    </ThemeProvider>,
  );
  const titles = [...container.querySelectorAll<HTMLElement>('.cp-item:not(.cp-bar) > .cp-title')];
  expect(titles.length).toBeGreaterThan(10);
  const stacked = titles.filter(
    ({ offsetHeight, textContent }) => offsetHeight > 14 * 5 && textContent.length < 30,
  );
  expect(stacked.map(({ textContent }) => textContent)).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
});
