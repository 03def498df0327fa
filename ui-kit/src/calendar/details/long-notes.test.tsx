import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { bareCalendar } from '../bare-calendar.fixture.js';
import { sampleDetails } from '../story-data.js';

const entry = {
  id: 'one',
  kind: 'event' as const,
  title: 'Harvest Festival',
  startDate: '2026-10-14',
  endDate: '2026-10-14',
  brandId: null,
  color: null,
};
const open = async (notes: string) => {
  await page.viewport(1280, 500);
  await render(
    bareCalendar({
      entries: [entry],
      onEdit: () => {},
      details: {
        entry: { ...sampleDetails(entry), fields: { location: null, notes } },
        loading: false,
        error: false,
        fieldConfigurations: [],
      },
    }),
  );
  await page.getByRole('button', { name: /^Harvest Festival/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Harvest Festival' });
  await expect.element(dialog).toBeVisible();
  return dialog;
};

test('the title, Edit and Close stay visible while long notes scroll', async () => {
  const dialog = await open('Another line of many notes.\n'.repeat(80));
  const scroller = dialog.element() as HTMLElement;
  expect(scroller.scrollHeight).toBeGreaterThan(scroller.clientHeight + 200);
  scroller.scrollTop = scroller.scrollHeight;
  const box = scroller.getBoundingClientRect();
  for (const part of [
    dialog.getByRole('heading', { name: 'Harvest Festival' }),
    dialog.getByRole('button', { name: 'Edit' }),
    dialog.getByRole('button', { name: 'Close' }),
  ]) {
    const { left, top, width, height } = part.element().getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(box.top);
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    expect(part.element().contains(hit)).toBe(true);
  }
});

test('turns only web addresses in notes into links', async () => {
  const dialog = await open('Brief: https://docs.example/brief?id=1. javascript:alert(1)');
  const links = dialog.getByRole('link').elements();
  expect(links).toHaveLength(1);
  const [link] = links as HTMLAnchorElement[];
  expect(link?.textContent).toBe('https://docs.example/brief?id=1');
  expect(link?.href).toBe('https://docs.example/brief?id=1');
  expect(link?.rel).toBe('noopener noreferrer nofollow');
  expect(link?.target).toBe('_blank');
});
