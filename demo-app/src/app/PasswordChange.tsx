import { useChangePassword } from '@content-planner/sdk';
import { ChangePasswordDialog, type ChangePasswordValues } from '@content-planner/ui-kit';
import { useRefusal } from './field-messages.js';
import { noteUnsavedInput } from './unsaved-input.js';
import type { DialogState } from './use-dialog.js';
import { useReport } from './use-report.js';

/** The dialog in which users change their own password. Opens from the user menu. */
export default function PasswordChange({ dialog }: { dialog: DialogState<never> }) {
  const [changePassword, { busy, error }] = useChangePassword();
  const report = useReport();
  const { fieldErrors, problem } = useRefusal(error, dialog.open);
  const { current, new: next } = fieldErrors;

  const change = async ({ values }: { values: ChangePasswordValues }) => {
    const changed = changePassword({ current: values.currentPassword, new: values.newPassword });
    const failure = { orServerMessage: 'Failed to change password' };
    if (await report(changed, 'Password changed successfully', failure)) dialog.close();
  };

  return (
    <ChangePasswordDialog
      open={dialog.open}
      onOpenChange={dialog.onOpenChange}
      onDirtyChange={noteUnsavedInput}
      busy={busy}
      problem={problem}
      fieldErrors={{ ...(current && { currentPassword: current }), ...(next && { newPassword: next }) }}
      onSubmit={change}
    />
  );
}
