import { beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { bareCalendar, ENTRY_VIEWS } from './bare-calendar.fixture.js';
import { loadViews } from './load-views.fixture.js';
import { sampleBrands } from './story-data.js';

beforeAll(loadViews);

const entry = {
  id: 'one',
  kind: 'blog' as const,
  title: 'The only one',
  startDate: '2026-10-14',
  endDate: '2026-10-14',
  brandId: null,
  color: null,
};
const props = { entries: [entry], brands: sampleBrands, onCreate: () => {} };
const GRIDS = ENTRY_VIEWS.filter((name) => name !== 'agenda');
const cell = () => page.getByRole('gridcell').filter({ hasText: 'The only one' });
const clickGround = () => {
  const { width, height } = cell().element().getBoundingClientRect();
  return cell().click({ position: { x: width / 2, y: height - 6 } });
};

test.each(GRIDS)('in the %s view, a click on the free part of a busy day adds an entry', async (view) => {
  await page.viewport(1280, 900);
  await render(bareCalendar({ ...props, defaultState: { view, date: '2026-10-14' } }));
  await clickGround();
  await expect.element(page.getByRole('dialog', { name: 'Add entry' })).toBeVisible();
});

test('a click that closes details does not add an entry', async () => {
  await page.viewport(1280, 900);
  await render(bareCalendar(props));
  await page.getByRole('button', { name: /^The only one/ }).click();
  await expect.element(page.getByRole('dialog', { name: 'The only one' })).toBeVisible();
  await clickGround();
  await expect.element(page.getByRole('dialog', { name: 'The only one' })).not.toBeInTheDocument();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(page.getByRole('dialog').elements()).toEqual([]);
});

test('Enter on a busy day moves focus to its entries', async () => {
  await render(bareCalendar(props));
  (page.getByRole('button', { name: /^Wednesday, October 14/ }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: /^The only one/ })).toHaveFocus();
});
