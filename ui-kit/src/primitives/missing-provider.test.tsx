import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { listenToWarnings } from '../internal/warnings.fixture.js';
import { Button } from './Button.js';
import { IconButton } from './IconButton.js';
import { useToast } from './Toast.js';

const warnings = listenToWarnings();

function Saves() {
  const toast = useToast();
  return <Button onClick={() => toast({ title: 'Saved' })}>Save</Button>;
}

test('a tooltip without a theme opens, and logs a warning', async () => {
  await render(<IconButton label="Print" icon={<svg aria-hidden="true" />} />);
  await userEvent.tab();
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Print');
  expect(warnings()).toContain(
    'Components of @content-planner/ui-kit have no styles here: put a <ThemeProvider> around them.',
  );
});

test('a toast without a provider is not displayed, and a warning is logged', async () => {
  await render(<Saves />);
  await page.getByRole('button', { name: 'Save' }).click();
  expect(warnings()).toEqual([
    'useToast displays nothing without a provider. Put a <ToastProvider> around the component that calls it.',
  ]);
});
