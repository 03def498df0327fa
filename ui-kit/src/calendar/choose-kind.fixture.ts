import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

/** Each way to a new entry asks for its kind; the host hears of both. */
export async function chooseKind(day: string, kind: string) {
  const chooser = within(await screen.findByRole('dialog', { name: 'Add entry' }, { timeout: 5000 }));
  await waitFor(() => expect(chooser.getByText(day)).toBeVisible());
  await userEvent.click(chooser.getByRole('button', { name: kind }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}
