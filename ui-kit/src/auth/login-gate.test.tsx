import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { listenToWarnings } from '../internal/warnings.fixture.js';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import { LoginGate, type LoginGateProps } from './LoginGate.js';

const warnings = listenToWarnings();

const bare = (props: Partial<LoginGateProps>) => (
  <LoginGate open={false} onSubmit={() => {}} {...props}>
    <h1>Calendar</h1>
    <button type="button">Previous month</button>
    {props.children}
  </LoginGate>
);
const gate = (props: Partial<LoginGateProps>) => <ThemeProvider>{bare(props)}</ThemeProvider>;
const firstButton = page.getByRole('button', { name: 'Previous month' });

test('warns about a missing theme', async () => {
  await render(bare({}));
  expect(warnings()).toEqual([
    'Components of @content-planner/ui-kit have no styles here: put a <ThemeProvider> around them.',
  ]);
});

test('moves focus to the beginning of the content after a login', async () => {
  const { rerender } = await render(gate({}));
  await userEvent.click(page.getByLabelText('Email'));
  // Simulates the sdk, which fetches the user after the login.
  await rerender(gate({ busy: true }));
  await rerender(gate({ loading: true }));
  await rerender(gate({ open: true }));
  await expect.element(page.getByText('You are logged in')).toHaveFocus();
  await userEvent.tab();
  await expect.element(firstButton).toHaveFocus();
  expect(page.getByText('You are logged in').elements()).toEqual([]);
});

test('does not move focus after a login if the content takes focus', async () => {
  const { rerender } = await render(gate({}));
  await userEvent.click(page.getByLabelText('Email'));
  // biome-ignore lint/a11y/noAutofocus: this is what the test is about.
  await rerender(gate({ open: true, children: <input aria-label="Search" autoFocus /> }));
  await expect.element(page.getByLabelText('Search')).toHaveFocus();
  expect(page.getByText('You are logged in').elements()).toEqual([]);
});

test('does not move focus if the user was already logged in', async () => {
  const { rerender } = await render(gate({ loading: true }));
  await rerender(gate({ open: true }));
  await expect.element(firstButton).toBeVisible();
  expect(document.activeElement).toBe(document.body);
  expect(page.getByText('You are logged in').elements()).toEqual([]);
});
