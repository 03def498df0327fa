import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { EntryDialog } from '../log-table/form/EntryDialog.js';
import type { EntryDialogProps } from '../log-table/form/entry-dialog-props.js';
import type { PartialMessages } from '../messages/all-messages.js';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import { KitProvider } from './KitProvider.js';

const german: PartialMessages = { entryDialog: { required: ({ label }) => `${label} fehlt` } };
const fromServer = { startDate: 'There is already a post on this day' };

function Form({
  messages = {},
  fieldErrors,
}: {
  messages?: PartialMessages;
  fieldErrors?: EntryDialogProps['fieldErrors'];
}) {
  return (
    <ThemeProvider>
      <KitProvider messages={messages}>
        <EntryDialog
          open
          onOpenChange={() => {}}
          kind="blog"
          onSubmit={() => {}}
          {...(fieldErrors && { fieldErrors })}
        />
      </KitProvider>
    </ThemeProvider>
  );
}

it('translates the errors of a form if the language changes, and keeps those from the server', async () => {
  const { rerender } = await render(<Form />);
  await page.getByRole('button', { name: 'Create' }).click();
  const title = page.getByRole('textbox', { name: 'Blog Name' });
  const date = page.getByRole('textbox', { name: 'Date' });
  await expect.element(title).toHaveAccessibleDescription('Blog Name is required');
  await rerender(<Form fieldErrors={fromServer} />);
  await expect.element(date).toHaveAccessibleDescription(fromServer.startDate);

  await rerender(<Form messages={german} fieldErrors={fromServer} />);
  await expect.element(title).toHaveAccessibleDescription('Blog Name fehlt');
  await expect.element(date).toHaveAccessibleDescription(fromServer.startDate);
});
