import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MAYA, PRIYA, ValuesInCalendar, valueEntries } from './values.fixture.js';

const open = async () => {
  await page.getByRole('button', { name: /^Cheese for a crowd/ }).click();
  await expect.element(status()).toBeVisible();
};
const status = () => page.getByRole('button', { name: /^Status, / });
const owner = () => page.getByRole('button', { name: /^Owner, / });
const option = (name: string) => page.getByRole('option', { name });
const toast = (text: string) => page.getByText(text, { exact: true }).first();

test('a status is changed with two clicks, and the details stay open', async () => {
  await page.viewport(1440, 900);
  const onChange = vi.fn(async () => ({ changeId: 'change' }));
  const undo = { push: vi.fn(), undo: vi.fn(async () => null), redo: vi.fn(async () => null) };
  await render(<ValuesInCalendar onChange={onChange} undo={undo} />);
  await open();
  await expect.element(status()).toHaveAccessibleName('Status, In review');
  await status().click();
  await expect.element(page.getByRole('listbox', { name: 'Status' })).toBeVisible();
  await expect.element(option('In review')).toHaveAttribute('aria-selected', 'true');
  await expect.element(option('In review')).toHaveFocus();
  await option('Approved').click();
  await expect.element(status()).toHaveAccessibleName('Status, Approved');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(toast('Status changed to Approved')).toBeVisible();
  expect(onChange).toHaveBeenCalledExactlyOnceWith({
    entry: valueEntries[0],
    field: expect.objectContaining({ fieldName: 'status' }),
    value: 'Approved',
  });
  await page.getByRole('button', { name: /^Undo/ }).click();
  expect(undo.undo).toHaveBeenCalledExactlyOnceWith('change');
});

test('S and A open the menus, and digits, arrow keys and letters choose', async () => {
  await page.viewport(1440, 900);
  const onChange = vi.fn(async () => ({}));
  await render(<ValuesInCalendar onChange={onChange} />);
  await open();
  await userEvent.keyboard('s');
  await expect.element(option('In review')).toHaveFocus();
  await userEvent.keyboard('5');
  await expect.element(status()).toHaveAccessibleName('Status, Published');
  await expect.element(status()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(option('Published')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(option('No status')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(option('Idea')).toHaveFocus();
  await userEvent.keyboard('in');
  await expect.element(option('In review')).toHaveFocus();
  await userEvent.keyboard('{End}{Enter}');
  await expect.element(status()).toHaveAccessibleName('Status, empty');
  await userEvent.keyboard('a');
  await expect.element(option('Priya Nair')).toHaveFocus();
  expect(page.getByRole('option').elements()[0]?.textContent).toContain('Me (Maya Okafor)');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  // The details are still open.
  await expect.element(owner()).toHaveAccessibleName('Owner, Priya Nair');
  await userEvent.keyboard('a1');
  await expect.element(owner()).toHaveAccessibleName('Owner, Maya Okafor');
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ value: MAYA }));
});

test('a focused entry has the keys even if its details are closed', async () => {
  await page.viewport(1440, 900);
  const onChange = vi.fn(async () => ({}));
  await render(<ValuesInCalendar onChange={onChange} />);
  const chip = page.getByRole('button', { name: /^Gift cards/ });
  await expect.element(chip).toBeVisible();
  (chip.element() as HTMLElement).focus();
  await vi.waitFor(async () => {
    await userEvent.keyboard('s');
    expect(page.getByRole('listbox').elements()).toHaveLength(1);
  });
  await userEvent.keyboard('4');
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
  expect(onChange).toHaveBeenCalledWith(
    expect.objectContaining({ value: 'Approved', entry: valueEntries[1] }),
  );
  await expect.element(chip).toHaveFocus();
});

test('a small screen displays the choices in a sheet', async () => {
  await page.viewport(375, 812);
  await render(<ValuesInCalendar defaultState={{ view: 'agenda', date: '2026-11-17' }} compact />);
  await open();
  await status().click();
  const sheet = page.getByRole('dialog', { name: 'Status' });
  await expect.element(sheet).toBeVisible();
  await expect.element(sheet.getByText('Cheese for a crowd')).toBeVisible();
  await sheet.getByRole('option', { name: 'Draft' }).click();
  await expect.element(status()).toHaveAccessibleName('Status, Draft');
  await expect.element(page.getByRole('dialog', { name: 'Event Details' })).toBeVisible();
});

test('users who can only read see no chips', async () => {
  await page.viewport(1440, 900);
  await render(<ValuesInCalendar readOnly />);
  await page.getByRole('button', { name: /^Cheese for a crowd/ }).click();
  await expect.element(page.getByText('Additional Information')).toBeVisible();
  expect(status().elements()).toEqual([]);
});

test('users change no values of entries that they can not edit', async () => {
  await page.viewport(1440, 900);
  await render(<ValuesInCalendar canEdit={({ id }) => id !== valueEntries[0]?.id} />);
  await page.getByRole('button', { name: /^Cheese for a crowd/ }).click();
  await expect.element(page.getByText('Additional Information')).toBeVisible();
  expect(status().elements()).toEqual([]);
  await userEvent.keyboard('s');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
});

test('if another user has changed the same value, theirs stays', async () => {
  await page.viewport(1440, 900);
  const current = { ...valueEntries[0], version: 2, dynamicFields: { status: 'Approved', owner: PRIYA } };
  const conflict = Object.assign(new Error('conflict'), {
    ...{
      type: 'conflict',
      code: 'conflict',
      params: {},
      serverMessage: '',
      fieldErrors: [],
      conflicts: [],
      left: [],
    },
    ...{ isSessionEnded: false, current, changedBy: { firstName: 'Jonas', lastName: 'Weber' } },
  });
  const onChange = vi.fn(() => Promise.reject(conflict));
  await render(<ValuesInCalendar onChange={onChange} />);
  await open();
  await userEvent.keyboard('s2');
  await expect.element(toast('Jonas Weber just changed Status to Approved')).toBeVisible();
  await expect.element(status()).toHaveAccessibleName('Status, In review');
  expect(onChange).toHaveBeenCalledOnce();
  // A conflict about other values of the entry does not concern its owner.
  onChange.mockReset();
  onChange.mockRejectedValueOnce(conflict).mockResolvedValueOnce({} as never);
  await userEvent.keyboard('a1');
  await expect.element(toast('Owner changed to Maya Okafor')).toBeVisible();
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ entry: current, value: MAYA }));
});

test('a date and a multiple choice are changed in the list of all values', async () => {
  await page.viewport(1440, 900);
  await render(<ValuesInCalendar />);
  await open();
  const value = (name: RegExp) => page.getByRole('button', { name });
  await value(/^Copy Due, /).click();
  await page.getByRole('button', { name: 'Friday, November 20, 2026', exact: true }).click();
  await expect.element(value(/^Copy Due, 11\/20\/2026$/)).toHaveFocus();
  await value(/^Channels, Blog$/).click();
  await option('Pinterest').click();
  await userEvent.keyboard('{Escape}');
  await expect.element(value(/^Channels, Blog, Pinterest$/)).toHaveFocus();
  await expect.element(page.getByRole('dialog', { name: 'Cheese for a crowd' })).toBeVisible();
});
