import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { listenToWarnings } from '../primitives/warnings.fixture.js';
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

test('a login without a theme says in the console what is missing', async () => {
  await render(bare({}));
  expect(warnings()).toEqual([
    'Components of @content-planner/ui-kit have no styles here: put a <ThemeProvider> around them.',
  ]);
});

test('after a login the focus is at the beginning of the content, and Tab leads into it', async () => {
  const { rerender } = await render(gate({}));
  await userEvent.click(page.getByLabelText('Email'));
  // What the sdk does: it asks again who is logged in.
  await rerender(gate({ busy: true }));
  await rerender(gate({ loading: true }));
  await rerender(gate({ open: true }));
  await expect.element(page.getByText('You are logged in')).toHaveFocus();
  await userEvent.tab();
  await expect.element(firstButton).toHaveFocus();
  expect(page.getByText('You are logged in').elements()).toEqual([]);
});

test('content that takes the focus after a login keeps it', async () => {
  const { rerender } = await render(gate({}));
  await userEvent.click(page.getByLabelText('Email'));
  // biome-ignore lint/a11y/noAutofocus: that is the case.
  await rerender(gate({ open: true, children: <input aria-label="Search" autoFocus /> }));
  await expect.element(page.getByLabelText('Search')).toHaveFocus();
  expect(page.getByText('You are logged in').elements()).toEqual([]);
});

test('somebody who was logged in already keeps the focus where it is', async () => {
  const { rerender } = await render(gate({ loading: true }));
  await rerender(gate({ open: true }));
  await expect.element(firstButton).toBeVisible();
  expect(document.activeElement).toBe(document.body);
  expect(page.getByText('You are logged in').elements()).toEqual([]);
});
