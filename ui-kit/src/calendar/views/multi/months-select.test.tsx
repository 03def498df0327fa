import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { bareCalendar } from '../../bare-calendar.fixture.js';

test('the list in the month select looks like the lists in other selects', async () => {
  await page.viewport(1280, 800);
  await render(bareCalendar({ defaultState: { view: 'multi', date: '2026-10-14' } }));
  const select = page.getByRole('combobox', { name: 'Months shown' });
  await expect.element(select).toBeVisible();
  const picker = getComputedStyle(select.element(), '::picker(select)');
  expect(picker.borderRadius).toBe('8px');
  expect(picker.boxShadow).not.toBe('none');
  await userEvent.selectOptions(select, '4 months');
  await expect.element(select).toHaveValue('4');
  // Use the keyboard to open the list and to select an option.
  (select.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.poll(() => select.element().matches(':open')).toBe(true);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(select).toHaveValue('5');
});
