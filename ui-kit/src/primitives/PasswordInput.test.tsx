import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ChoosePasswordForm } from '../account/ChoosePasswordForm.js';
import { AddUserDialog } from '../admin/users/AddUserDialog.js';
import { ChangePasswordDialog } from '../admin/users/ChangePasswordDialog.js';
import { EditUserDialog } from '../admin/users/EditUserDialog.js';
import { LoginDialog } from '../auth/LoginDialog.js';
import { LoginForm } from '../auth/LoginForm.js';
import { RegisterForm } from '../auth/RegisterForm.js';
import { ThemeProvider } from '../theme/ThemeProvider.js';

const dialog = { open: true, onOpenChange: () => {}, onSubmit: () => {} };
const user = {
  id: '1',
  email: 'maya@planner.example',
  firstName: null,
  lastName: null,
  profileImageUrl: null,
  isAdmin: true,
  isApproved: true,
  createdAt: '2026-03-08T10:00:00Z',
};

const forms: [form: string, show: () => ReactElement, fields: string[]][] = [
  ['the login form', () => <LoginForm onSubmit={() => {}} />, ['Password']],
  ['the registration form', () => <RegisterForm onSubmit={() => {}} />, ['Password', 'Confirm Password']],
  [
    'the form for accepting an invitation',
    () => <ChoosePasswordForm kind="invitation" email={user.email} onSubmit={() => {}} />,
    ['Password', 'Confirm Password'],
  ],
  [
    'the login dialog after a session expires',
    () => <LoginDialog {...dialog} email={user.email} />,
    ['Password'],
  ],
  ['the dialog for a new user', () => <AddUserDialog {...dialog} />, ['Password']],
  ['the dialog for an existing user', () => <EditUserDialog {...dialog} user={user} />, ['New Password']],
  [
    'the dialog for changing a password',
    () => <ChangePasswordDialog {...dialog} />,
    ['Current Password', 'New Password', 'Confirm Password'],
  ],
];

test.each(forms)('users can show and hide each password in %s', async (_, show, fields) => {
  const screen = await render(<ThemeProvider>{show()}</ThemeProvider>);
  const buttons = screen.getByRole('button', { name: 'Show password' });
  for (const [index, field] of fields.entries()) {
    const input = screen.getByLabelText(new RegExp(`^${field}`));
    const button = buttons.nth(index);
    await input.fill('gravel lantern');
    await expect.element(input).toHaveAttribute('type', 'password');
    await expect.element(button).toHaveAttribute('aria-pressed', 'false');
    await button.click();
    await expect.element(input).toHaveAttribute('type', 'text');
    await expect.element(input).toHaveValue('gravel lantern');
    await expect.element(input).toHaveAttribute('spellcheck', 'false');
    await expect.element(button).toHaveAttribute('aria-pressed', 'true');
    await button.click();
    await expect.element(input).toHaveAttribute('type', 'password');
  }
  expect(buttons.elements()).toHaveLength(fields.length);
});

test('pressing Enter in the field submits the form, but clicking Show password does not', async () => {
  const onSubmit = vi.fn();
  const screen = await render(
    <ThemeProvider>
      <LoginForm onSubmit={onSubmit} />
    </ThemeProvider>,
  );
  await screen.getByLabelText('Email').fill('maya@planner.example');
  // Matches only the field, because the button 'Show password' has no aria-label.
  await screen.getByLabelText('Password').fill('gravel lantern');
  await screen.getByRole('button', { name: 'Show password' }).click();
  expect(onSubmit).not.toHaveBeenCalled();
  await screen.getByLabelText('Password').click();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledWith({
    values: { email: 'maya@planner.example', password: 'gravel lantern' },
  });
});
