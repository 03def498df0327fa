import type { RegisterOptions } from 'react-hook-form';
import { isWeakPassword } from '../../auth/password-hint.js';
import { MIN_PASSWORD } from '../../auth/password-rule.js';
import { perOpening } from '../../internal/per-opening.js';
import { useMessages } from '../../kit/use-messages.js';
import { useTranslatedForm } from '../../kit/use-translated-form.js';
import { Field } from '../../primitives/Field.js';
import { FormDialog, type OwnFormDialogProps } from '../../primitives/FormDialog.js';
import { FormGrid } from '../../primitives/FormGrid.js';
import { PasswordInput } from '../../primitives/PasswordInput.js';
import { changePasswordDialogMessages, userFieldsMessages } from './dialog-messages.js';

/** The form values. */
export interface ChangePasswordValues {
  /** The current password. Blank if the user has no password yet. */
  currentPassword: string;
  newPassword: string;
}

/** Props of {@link ChangePasswordDialog}. All other props are passed to the dialog element. */
export interface ChangePasswordDialogProps extends OwnFormDialogProps {
  /** Whether the user has a password. If not, the dialog sets the user's first password. @default true */
  hasPassword?: boolean;
  /** Called with valid values. */
  onSubmit: (submission: { values: ChangePasswordValues }) => void;
  /** Error messages from the server, keyed by field. */
  fieldErrors?: Partial<Record<keyof ChangePasswordValues, string>>;
}

interface PasswordForm extends ChangePasswordValues {
  confirmPassword: string;
}

const empty: PasswordForm = { currentPassword: '', newPassword: '', confirmPassword: '' };

/**
 * Changes the current user's password. The user must enter the current password once, and a new password of at least 8
 * characters twice. With `hasPassword={false}`, the dialog sets the first password of a single sign-on user. The form
 * resets each time the dialog opens. The dialog closes only when `open` becomes false.
 *
 * @example
 * <ChangePasswordDialog open={open} busy={saving} onOpenChange={({ open }) => setOpen(open)}
 *   onSubmit={({ values }) => change(values)} />
 */
export const ChangePasswordDialog = perOpening(function ChangePasswordDialog(
  { hasPassword = true, onSubmit, fieldErrors = {}, ...rest }: ChangePasswordDialogProps,
  ref,
) {
  const text = useMessages(changePasswordDialogMessages);
  const userText = useMessages(userFieldsMessages);
  const { register, handleSubmit, watch, formState } = useTranslatedForm<PasswordForm>({
    defaultValues: empty,
  });
  const serverErrors: Partial<Record<keyof PasswordForm, string>> = fieldErrors;
  const submit = handleSubmit(({ currentPassword, newPassword }) =>
    onSubmit({ values: { currentPassword, newPassword } }),
  );

  const field = (
    name: keyof PasswordForm,
    autoComplete: string,
    rules: RegisterOptions<PasswordForm>,
    hint?: string,
  ) => (
    <Field
      data-full=""
      label={text[name]}
      required
      hint={hint}
      error={formState.errors[name]?.message ?? serverErrors[name]}
    >
      {(control) => (
        <PasswordInput
          {...control}
          {...register(name, rules)}
          showLabel={userText.showPassword}
          autoComplete={autoComplete}
        />
      )}
    </Field>
  );

  return (
    <FormDialog
      {...rest}
      ref={ref}
      size="sm"
      title={hasPassword ? text.title : text.setTitle}
      dirty={formState.isDirty}
      onSubmit={submit}
      submitLabel={hasPassword ? text.submit : text.setSubmit}
    >
      <FormGrid>
        {hasPassword && field('currentPassword', 'current-password', { required: text.currentRequired })}
        {field(
          'newPassword',
          'new-password',
          {
            required: text.newRequired,
            minLength: { value: MIN_PASSWORD, message: userText.passwordTooShort },
            deps: 'confirmPassword',
          },
          isWeakPassword(watch('newPassword'), []) ? userText.weakPassword : text.newPasswordHint,
        )}
        {field('confirmPassword', 'new-password', {
          validate: (value, { newPassword }) => value === newPassword || text.passwordsDiffer,
        })}
      </FormGrid>
    </FormDialog>
  );
});
