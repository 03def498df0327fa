import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { defaultCalendarAppearance } from '../calendar/appearance/calendar-appearance.js';
import type { CalendarEntry } from '../logs/types.js';
import { ValuesInCalendar } from './values.fixture.js';

const TITLE = 'Cheese for a crowd';

/** The day of the entry. */
const DATE = '2026-11-17';

const entry = () => page.getByRole('button', { name: new RegExp(TITLE) }).first();
const value = (name: RegExp) => page.getByRole('button', { name }).first();
const option = (name: string) => page.getByRole('option', { name });

for (const view of ['agenda', 'week']) {
  const state = { view, date: DATE } as const;

  test(`a click changes a status in the ${view}, and opens nothing else`, async () => {
    await page.viewport(1440, 900);
    const onChange = vi.fn(async () => ({}));
    const onCreate = vi.fn();
    await render(<ValuesInCalendar defaultState={state} onChange={onChange} onCreate={onCreate} />);
    await expect.element(entry()).toBeVisible();
    await value(/^Status, In review$/).click();
    await option('Approved').click();
    await expect.element(value(/^Status, Approved$/)).toHaveFocus();
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(onCreate).not.toHaveBeenCalled();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await entry().click();
    await expect.element(page.getByRole('dialog', { name: TITLE })).toBeVisible();
  });

  test(`keys change a status and a person in the ${view}`, async () => {
    await page.viewport(1440, 900);
    await render(<ValuesInCalendar defaultState={state} />);
    await expect.element(entry()).toBeVisible();
    (entry().element() as HTMLElement).focus();
    await userEvent.keyboard('s');
    await expect.element(option('In review')).toHaveFocus();
    await userEvent.keyboard('2');
    await expect.element(value(/^Status, Draft$/)).toHaveFocus();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(page.getByRole('listbox', { name: 'Owner' })).toBeVisible();
    await userEvent.keyboard('1');
    await expect.element(value(/^Owner, Maya Okafor$/)).toHaveFocus();
    await userEvent.keyboard('s');
    await expect.element(option('Draft')).toHaveFocus();
  });

  test(`the ${view} displays values of entries that the user can not edit as texts`, async () => {
    await page.viewport(1440, 900);
    const canEdit = ({ title }: CalendarEntry) => title !== TITLE;
    await render(<ValuesInCalendar defaultState={state} canEdit={canEdit} />);
    await expect.element(value(/^Status, Draft$/)).toBeVisible();
    await expect.element(page.getByText('In review')).toBeVisible();
    await expect.element(value(/^Status, In review$/)).not.toBeInTheDocument();
  });

  test(`the field that the user has chosen has a menu in the ${view}`, async () => {
    await page.viewport(1440, 900);
    const shows = { icon: true, initials: false, fieldId: 'id-due' };
    const appearance = { ...defaultCalendarAppearance, shows };
    await render(<ValuesInCalendar defaultState={state} appearance={appearance} />);
    await value(/^Copy Due, /).click();
    await page.getByRole('button', { name: 'Friday, November 20, 2026', exact: true }).click();
    await expect.element(value(/^Copy Due, 11\/20\/2026$/)).toHaveFocus();
  });
}

test('arrow keys reach the values of a row in the agenda', async () => {
  await page.viewport(1440, 900);
  await render(<ValuesInCalendar defaultState={{ view: 'agenda', date: DATE }} />);
  await expect.element(entry()).toBeVisible();
  (entry().element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
  await expect.element(page.getByRole('listbox', { name: 'Owner' })).toBeVisible();
  await userEvent.keyboard('{Escape}{ArrowLeft}{ArrowLeft}');
  await expect.element(entry()).toHaveFocus();
});
