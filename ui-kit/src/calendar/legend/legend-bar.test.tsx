import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ValuesInCalendar } from '../../changing-values/values.fixture.js';
import { defaultCalendarAppearance } from '../appearance/calendar-appearance.js';

const appearance = { ...defaultCalendarAppearance, colorBy: { fieldId: 'id-status' } };

test('a calendar that is colored by a field counts the entries of each option, and the late ones', async () => {
  await page.viewport(1440, 900);
  await render(<ValuesInCalendar appearance={appearance} today="2026-11-18" />);
  const legend = page.getByRole('group', { name: 'Colored by Status' });
  await expect.element(legend.getByRole('button', { name: 'In review, 1 entry' })).toBeVisible();
  await expect.element(legend.getByRole('button', { name: 'Draft, 1 entry' })).toBeVisible();
  await expect.element(legend.getByRole('button', { name: 'Late, 1 entry' })).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: /^Cheese for a crowd, Blog Post, .*Late, 1 day$/ }))
    .toBeVisible();
  await legend.getByRole('button', { name: 'Draft, 1 entry' }).hover();
  await expect
    .element(page.getByRole('button', { name: /^Cheese for a crowd/ }))
    .toHaveStyle({ opacity: '0.38' });
  await expect.element(page.getByRole('button', { name: /^Gift cards/ })).toHaveStyle({ opacity: '1' });
});

test('a calendar that is colored by brand has no legend', async () => {
  await page.viewport(1440, 900);
  await render(<ValuesInCalendar today="2026-11-18" />);
  await expect.element(page.getByRole('button', { name: /^Cheese for a crowd/ })).toBeVisible();
  await expect.element(page.getByRole('group', { name: /^Colored by/ })).not.toBeInTheDocument();
});
