import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Entry } from '../logs/entry.js';
import { ValuesInList } from './values.fixture.js';

const row = (title: string) => page.getByRole('row', { name: new RegExp(title) });
const cell = (name: RegExp) => row('Gift cards').getByRole('button', { name });
const option = (name: string) => page.getByRole('option', { name });

test('a click on a value opens its menu, and a choice is saved', async () => {
  await page.viewport(1440, 900);
  const onChange = vi.fn(async () => ({}));
  await render(<ValuesInList onChange={onChange} />);
  await cell(/^Status, Draft$/).click();
  await expect.element(cell(/^Status, /)).toHaveAttribute('aria-expanded', 'true');
  await option('Approved').click();
  await expect.element(cell(/^Status, Approved$/)).toHaveFocus();
  await expect.element(cell(/^Status, /)).toHaveAttribute('aria-expanded', 'false');
  await expect.element(page.getByText('Status changed to Approved').first()).toBeVisible();
  // A click on the title still opens the details.
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await row('Gift cards').getByRole('button', { name: 'Gift cards', exact: true }).click();
  await expect.element(page.getByRole('dialog', { name: 'Gift cards' })).toBeVisible();
});

test('the values of rows that the user can not edit are texts', async () => {
  await page.viewport(1440, 900);
  const canEdit = ({ title }: Entry) => title !== 'Gift cards';
  await render(<ValuesInList canEdit={canEdit} />);
  await expect.element(row('Cheese for a crowd').getByRole('button', { name: /^Status, / })).toBeVisible();
  await expect.element(row('Gift cards').getByText('Draft')).toBeVisible();
  await expect.element(cell(/^Status, /)).not.toBeInTheDocument();
});

test('arrow keys reach every value of a row, and Enter opens its menu', async () => {
  await page.viewport(1440, 900);
  await render(<ValuesInList />);
  const title = row('Cheese for a crowd').getByRole('button', { name: 'Cheese for a crowd', exact: true });
  (title.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  await expect.element(cell(/^Status, /)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(option('Draft')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(cell(/^Status, In review$/)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  const legal = row('Gift cards').getByRole('checkbox', { name: 'Legal' });
  await expect.element(legal).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(legal).toHaveAttribute('aria-checked', 'true');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Enter}');
  await userEvent.keyboard('1');
  await expect.element(cell(/^Owner, Maya Okafor$/)).toHaveFocus();
});

test('a multiple choice stays open, and a date has a calendar', async () => {
  await page.viewport(1440, 900);
  const onChange = vi.fn(async () => ({}));
  await render(<ValuesInList onChange={onChange} />);
  await cell(/^Channels, /).click();
  await option('Pinterest').click();
  await option('Newsletter').click();
  await expect.element(cell(/^Channels, Blog, Newsletter, Pinterest$/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await cell(/^Copy Due, /).click();
  await page.getByRole('button', { name: /November 20, 2026/ }).click();
  await expect.element(cell(/^Copy Due, 11\/20\/2026$/)).toHaveFocus();
  await cell(/^Copy Due, /).click();
  await page.getByRole('button', { name: 'No copy due' }).click();
  await expect.element(cell(/^Copy Due, empty$/)).toBeVisible();
});

test('the new value is displayed before it is saved, and the old one after a failure', async () => {
  await page.viewport(1440, 900);
  let fail = (_error: Error) => {};
  const onChange = () =>
    new Promise<never>((_resolve, reject) => {
      fail = reject;
    });
  await render(<ValuesInList onChange={onChange} />);
  await cell(/^Status, Draft$/).click();
  await userEvent.keyboard('1');
  await expect.element(cell(/^Status, Idea$/)).toBeVisible();
  fail(
    Object.assign(new Error('offline'), {
      ...{ type: 'network', code: 'network', params: {}, serverMessage: '', isSessionEnded: false },
      ...{ fieldErrors: [], conflicts: [], left: [] },
    }),
  );
  await expect.element(cell(/^Status, Draft$/)).toBeVisible();
  await expect.element(page.getByText('The entry could not be updated.').first()).toBeVisible();
});

test('rows on small screens display the status and the person, which users change there', async () => {
  await page.viewport(375, 800);
  await render(<ValuesInList compact />);
  const item = page.getByRole('listitem').filter({ hasText: 'Gift cards' });
  await item.getByRole('button', { name: /^Status, Draft$/ }).click();
  await option('Approved').click();
  await expect.element(item.getByRole('button', { name: /^Status, Approved$/ })).toHaveFocus();
  await expect.element(item.getByRole('button', { name: /^Owner, Priya Nair$/ })).toBeVisible();
});
