import { perOpening } from '../../internal/per-opening.js';
import { useMessages } from '../../kit/use-messages.js';
import { useTranslatedForm } from '../../kit/use-translated-form.js';
import { Field } from '../../primitives/Field.js';
import { FormDialog, type OwnFormDialogProps } from '../../primitives/FormDialog.js';
import { FormGrid } from '../../primitives/FormGrid.js';
import { PasswordInput } from '../../primitives/PasswordInput.js';
import { editUserDialogMessages, userFieldsMessages } from './dialog-messages.js';
import type { User } from './types.js';
import { type UserFieldErrors, UserFields } from './UserFields.js';
import { changesLogin, type EditUserValues, editUserValues, type UserForm, userForm } from './user-form.js';

/** Props of {@link EditUserDialog}. All other props are passed to the dialog element. */
export interface EditUserDialogProps extends OwnFormDialogProps {
  /** The account to edit. While closing, the dialog keeps displaying the last account. */
  user: User | null;
  /** Called with valid values. A blank password is omitted, so the account keeps its current password. */
  onSubmit: (submission: { user: User; values: EditUserValues }) => void;
  /**
   * Whether the account belongs to the current user, who must enter the current password to change the email or
   * password. Default false.
   */
  isOwnAccount?: boolean;
  /** Error messages from the server, keyed by field. */
  fieldErrors?: UserFieldErrors;
}

/**
 * Edits an account's email and names. Also changes the password if a new one is entered. The form resets each time the
 * dialog opens. The dialog closes only when `open` becomes false.
 *
 * @example
 * <EditUserDialog open={open} user={user} busy={saving} onOpenChange={({ open }) => setOpen(open)}
 *   onSubmit={({ user, values }) => save(user.id, values)} />
 */
export const EditUserDialog = perOpening(function EditUserDialog(
  { user, isOwnAccount = false, onSubmit, fieldErrors, ...rest }: EditUserDialogProps,
  ref,
) {
  const text = useMessages(editUserDialogMessages);
  const userText = useMessages(userFieldsMessages);
  const form = useTranslatedForm<UserForm>({ defaultValues: userForm(user) });
  const confirms = isOwnAccount && changesLogin(user, form.watch());
  const submit = form.handleSubmit(({ currentPassword, ...values }) => {
    if (user === null) return;
    onSubmit({
      user,
      values: editUserValues({ ...values, currentPassword: confirms ? currentPassword : '' }),
    });
  });
  return (
    <FormDialog
      {...rest}
      ref={ref}
      size="sm"
      title={text.title}
      dirty={form.formState.isDirty}
      onSubmit={submit}
      submitLabel={text.update}
    >
      <FormGrid>
        <UserFields
          form={form}
          passwordRequired={false}
          passwordLabel={text.password}
          passwordHint={text.passwordHint}
          fieldErrors={fieldErrors}
        />
        {confirms && (
          <Field
            data-full=""
            label={text.currentPassword}
            required
            hint={text.currentPasswordHint}
            error={form.formState.errors.currentPassword?.message ?? fieldErrors?.currentPassword}
          >
            {(control) => (
              <PasswordInput
                {...control}
                {...form.register('currentPassword', { required: text.currentPasswordRequired })}
                showLabel={userText.showPassword}
                autoComplete="current-password"
              />
            )}
          </Field>
        )}
      </FormGrid>
    </FormDialog>
  );
});
