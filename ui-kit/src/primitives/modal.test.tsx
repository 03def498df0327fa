import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import { Button } from './Button.js';
import { Checkbox } from './Checkbox.js';
import { Dialog } from './Dialog.js';
import { Popover } from './Popover.js';

function Page({ open }: { open: boolean }) {
  return (
    <ThemeProvider>
      <Button>Behind</Button>
      <div style={{ height: 3000 }} />
      <Dialog open={open} onOpenChange={() => {}} title="Edit Brand">
        <Popover trigger={<Button>Choose</Button>} aria-label="Choices">
          <Button>One</Button>
        </Popover>
      </Dialog>
    </ThemeProvider>
  );
}

test('a dialog locks the page behind it until the dialog closes', async () => {
  await page.viewport(800, 600);
  const view = await render(<Page open />);
  await expect.element(page.getByRole('dialog', { name: 'Edit Brand' })).toBeVisible();
  const behind = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Behind');
  expect(behind?.closest('[aria-hidden="true"]')).not.toBe(null);
  expect(getComputedStyle(document.body).overflow).toBe('hidden');
  await view.rerender(<Page open={false} />);
  await expect.poll(() => getComputedStyle(document.body).overflow).toBe('visible');
  expect(behind?.closest('[aria-hidden="true"]')).toBe(null);
});

test('a popover in a dialog receives focus, and Escape closes only the popover', async () => {
  await render(<Page open />);
  await userEvent.click(page.getByRole('button', { name: 'Choose' }));
  await expect.element(page.getByRole('button', { name: 'One' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Choose' })).toHaveFocus();
  await expect.element(page.getByRole('dialog', { name: 'Edit Brand' })).toBeVisible();
});

test('a popover scrolls if its content is taller than the window', async () => {
  await page.viewport(800, 600);
  await render(
    <ThemeProvider>
      <Popover defaultOpen trigger={<Button>Choose</Button>} aria-label="Choices">
        <div style={{ height: 2000 }}>Many</div>
      </Popover>
    </ThemeProvider>,
  );
  const popover = page.getByRole('dialog', { name: 'Choices' });
  await expect.poll(() => popover.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(592);
  expect(popover.element().scrollHeight).toBeGreaterThan(1900);
});

test('a form submits a checkbox under its name, and Enter does not toggle the checkbox', async () => {
  await render(
    <ThemeProvider>
      <form>
        <Checkbox name="share">Share</Checkbox>
      </form>
    </ThemeProvider>,
  );
  const values = () => [...new FormData(document.querySelector('form') ?? undefined)];
  const box = page.getByRole('checkbox', { name: 'Share' });
  (box.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(box).not.toBeChecked();
  expect(values()).toEqual([]);
  await userEvent.keyboard(' ');
  await expect.element(box).toBeChecked();
  expect(values()).toEqual([['share', 'on']]);
});
