import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

/** Chooses a kind in the dialog that opens when the user adds an entry to a day. */
export async function chooseKind(day: string, kind: string) {
  const chooser = within(await screen.findByRole('dialog', { name: 'Add entry' }, { timeout: 5000 }));
  await waitFor(() => expect(chooser.getByText(day)).toBeVisible());
  await userEvent.click(chooser.getByRole('button', { name: kind }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}
