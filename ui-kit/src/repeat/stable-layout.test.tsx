import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import { RepeatDialog } from './RepeatDialog.js';

test.each([1280, 375])(
  'at %i px, controls stay in place when the number of entries changes',
  async (width) => {
    await page.viewport(width, 900);
    await render(
      <ThemeProvider>
        <RepeatDialog
          open
          entry={{ id: '1', title: 'Newsletter', startDate: '2026-12-01', endDate: '2026-12-01' }}
          onOpenChange={vi.fn()}
          onSubmit={vi.fn()}
        />
      </ThemeProvider>,
    );
    const times = page.getByRole('textbox', { name: 'Times' });
    await times.fill('9');
    const create = page.getByRole('button', { name: 'Create 9 entries' });
    await expect.element(create).toBeVisible();
    const cancel = page.getByRole('button', { name: 'Cancel' });
    const dialogTop = () => page.getByRole('dialog').element().getBoundingClientRect().top;
    /** Returns the distances of controls from the start of the window and from the top of the dialog. */
    const places = () =>
      [cancel, page.getByRole('checkbox', { name: 'Skip weekends' })].map((control) => {
        const { left, top } = control.element().getBoundingClientRect();
        return [Math.round(left), Math.round(top - dialogTop())];
      });
    const before = places();
    const [cancelTop] = [cancel, create].map((button) => button.element().getBoundingClientRect().top);
    expect(create.element().getBoundingClientRect().top).toBe(cancelTop);

    await times.fill('55');
    await expect.element(page.getByRole('button', { name: 'Create 55 entries' })).toBeVisible();
    expect(places()).toEqual(before);
    await page.getByRole('combobox', { name: 'Ends' }).click();
    await userEvent.click(page.getByRole('option', { name: 'On a date' }));
    await page.getByRole('textbox', { name: 'Date' }).fill('12/24/2027');
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Create 55 entries' })).toBeVisible();
    expect(places()).toEqual(before);
  },
);
