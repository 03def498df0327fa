import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from './Button.js';
import { IconButton } from './IconButton.js';
import { useToast } from './Toast.js';
import { listenToWarnings } from './warnings.fixture.js';

const warnings = listenToWarnings();

function Saves() {
  const toast = useToast();
  return <Button onClick={() => toast({ title: 'Saved' })}>Save</Button>;
}

test('a tooltip without a theme opens, and the console says what is missing', async () => {
  await render(<IconButton label="Print" icon={<svg aria-hidden="true" />} />);
  await userEvent.tab();
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Print');
  expect(warnings()).toContain(
    'Components of @content-planner/ui-kit have no styles here: put a <ThemeProvider> around them.',
  );
});

test('a toast without its provider shows nothing, and the console says what is missing', async () => {
  await render(<Saves />);
  await page.getByRole('button', { name: 'Save' }).click();
  expect(warnings()).toEqual([
    'useToast shows nothing here: put a <ToastProvider> around the component that calls it.',
  ]);
});
