import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { KitProvider } from '../../kit/KitProvider.js';
import { ThemeProvider } from '../../theme/ThemeProvider.js';
import { EntryDialog } from './EntryDialog.js';

const field = {
  id: 'signed',
  kind: 'blog' as const,
  fieldName: 'signed',
  fieldLabel: 'Signed off by client',
  fieldType: 'boolean' as const,
  dropdownOptions: null,
  isRequired: true,
  displayOrder: 0,
};

test('a required boolean must have a value, which can be No', async () => {
  const onSubmit = vi.fn();
  await render(
    <ThemeProvider>
      <KitProvider fields={[field]}>
        <EntryDialog open onOpenChange={() => {}} kind="blog" entry={null} onSubmit={onSubmit} />
      </KitProvider>
    </ThemeProvider>,
  );
  await page.getByRole('textbox', { name: 'Blog Name', exact: true }).fill('A post');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect.element(page.getByText('Signed off by client is required')).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
  await expect.element(page.getByRole('button', { name: 'Yes' })).toHaveFocus();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect
    .element(page.getByRole('button', { name: 'No', exact: true }))
    .toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Create' }).click();
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(onSubmit.mock.calls[0]?.[0].values.dynamicFields).toEqual({ signed: false });
});
