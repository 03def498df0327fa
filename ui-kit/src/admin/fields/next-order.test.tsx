import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ThemeProvider } from '../../theme/ThemeProvider.js';
import { FieldConfigurationDialog } from './FieldConfigurationDialog.js';

const order = page.getByRole('textbox', { name: 'Display order' });

const dialogWith = (nextOrder: number) => (
  <ThemeProvider>
    <FieldConfigurationDialog open nextOrder={nextOrder} onOpenChange={vi.fn()} onSubmit={vi.fn()} />
  </ThemeProvider>
);

test('the order of a new field follows the number of fields until the user changes it', async () => {
  const { rerender } = await render(dialogWith(2));
  await expect.element(order).toHaveValue('2');
  await rerender(dialogWith(3));
  await expect.element(order).toHaveValue('3');
  await order.fill('7');
  await rerender(dialogWith(4));
  await expect.element(order).toHaveValue('7');
});
