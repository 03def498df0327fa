import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ThemeProvider } from '../../theme/ThemeProvider.js';
import { EntryDialog } from './EntryDialog.js';

test('Ctrl+Enter submits the form from every field, including a date that is still being typed', async () => {
  const onSubmit = vi.fn();
  await render(
    <ThemeProvider>
      <EntryDialog open onOpenChange={() => {}} kind="blog" entry={null} onSubmit={onSubmit} />
    </ThemeProvider>,
  );
  const submit = () => userEvent.keyboard('{Control>}{Enter}{/Control}');
  const submitted = () => onSubmit.mock.calls.map(([{ values }]) => values.startDate);
  await expect
    .element(page.getByRole('button', { name: 'Create' }))
    .toHaveAttribute('aria-keyshortcuts', 'Control+Enter');
  await page.getByRole('textbox', { name: 'Blog Name', exact: true }).fill('A post');
  await page.getByRole('textbox', { name: 'Date', exact: true }).fill('12/24/2026');
  await submit();
  await expect.poll(submitted).toEqual(['2026-12-24']);

  (page.getByRole('combobox', { name: 'Brand' }).element() as HTMLElement).focus();
  await submit();
  await expect.poll(submitted).toHaveLength(2);
  expect(page.getByRole('listbox').elements()).toEqual([]);
  (page.getByRole('button', { name: 'Cancel' }).element() as HTMLElement).focus();
  await submit();
  await expect.poll(submitted).toHaveLength(3);

  await page.getByRole('combobox', { name: 'Brand' }).click();
  await expect.element(page.getByRole('listbox')).toBeVisible();
  await submit();
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  expect(submitted()).toHaveLength(3);
});
