import { useChangePassword } from '@content-planner/sdk';
import { ChangePasswordDialog, type ChangePasswordValues } from '@content-planner/ui-kit';
import { type DialogState, formProps } from './use-dialog.js';

/** The dialog in which users change their own password. Opens from the user menu. */
export default function PasswordChange({ dialog }: { dialog: DialogState<never> }) {
  const [changePassword] = useChangePassword();
  const { current, new: next } = dialog.fieldErrors;

  const change = ({ values }: { values: ChangePasswordValues }) => {
    const changed = changePassword({ current: values.currentPassword, new: values.newPassword });
    const failure = { orServerMessage: 'Failed to change password' };
    return dialog.submit(changed, 'Password changed successfully', failure);
  };

  return (
    <ChangePasswordDialog
      {...formProps(dialog)}
      fieldErrors={{ ...(current && { currentPassword: current }), ...(next && { newPassword: next }) }}
      onSubmit={change}
    />
  );
}
