import { useChangePassword, useSetPassword } from '@content-planner/sdk';
import {
  ChangePasswordDialog,
  type ChangePasswordValues,
  type DialogState,
  useMessages,
} from '@content-planner/ui-kit';
import { accountDialogMessages } from './account-dialog-messages.js';
import { formProps } from './form-props.js';

/** The dialog in which users change their own password, or set their first one. Opens from the account page. */
export default function PasswordChange({ dialog }: { dialog: DialogState<{ hasPassword: boolean }> }) {
  const [changePassword] = useChangePassword();
  const [setPassword] = useSetPassword();
  const text = useMessages(accountDialogMessages);
  const { current, new: next, password } = dialog.fieldErrors;
  const newPassword = next ?? password;
  const hasPassword = dialog.subject?.hasPassword ?? true;

  const change = ({ values }: { values: ChangePasswordValues }) =>
    hasPassword
      ? dialog.submit(
          changePassword({ current: values.currentPassword, new: values.newPassword }),
          text.passwordChanged,
          { orServerMessage: text.passwordNotChanged },
        )
      : dialog.submit(setPassword(values.newPassword), text.passwordSet, {
          orServerMessage: text.passwordNotSet,
        });

  return (
    <ChangePasswordDialog
      {...formProps(dialog)}
      hasPassword={hasPassword}
      fieldErrors={{ ...(current && { currentPassword: current }), ...(newPassword && { newPassword }) }}
      onSubmit={change}
    />
  );
}
