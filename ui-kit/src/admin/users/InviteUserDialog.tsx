import { isEmail } from '../../auth/is-email.js';
import { perOpening } from '../../internal/per-opening.js';
import { useMessages } from '../../kit/use-messages.js';
import { useTranslatedForm } from '../../kit/use-translated-form.js';
import { Field } from '../../primitives/Field.js';
import { FormDialog, type OwnFormDialogProps } from '../../primitives/FormDialog.js';
import { FormGrid } from '../../primitives/FormGrid.js';
import { TextInput } from '../../primitives/TextInput.js';
import { inviteUserDialogMessages } from './account-link-messages.js';
import { userFieldsMessages } from './dialog-messages.js';

/** The values that InviteUserDialog submits. */
export interface InvitationValues {
  /** Trimmed. */
  email: string;
}

/** Props of {@link InviteUserDialog}. All other props are passed to the dialog element. */
export interface InviteUserDialogProps extends OwnFormDialogProps {
  /** Called with valid values. Create the invitation, and display its link in an `AccountLinkDialog`. */
  onSubmit: (submission: { values: InvitationValues }) => void;
  /** Error messages from the server, keyed by field. */
  fieldErrors?: Partial<Record<keyof InvitationValues, string>>;
}

/**
 * Invites a new user by email address. The form resets each time the dialog opens. The dialog closes only when `open`
 * becomes false.
 *
 * @example
 * <InviteUserDialog open={open} busy={saving} onOpenChange={({ open }) => setOpen(open)}
 *   onSubmit={({ values }) => save(values.email)} />
 */
export const InviteUserDialog = perOpening(function InviteUserDialog(
  { onSubmit, fieldErrors, ...rest }: InviteUserDialogProps,
  ref,
) {
  const text = useMessages(inviteUserDialogMessages);
  const userText = useMessages(userFieldsMessages);
  const { register, handleSubmit, formState } = useTranslatedForm<InvitationValues>({
    defaultValues: { email: '' },
  });
  const submit = handleSubmit(({ email }) => onSubmit({ values: { email: email.trim() } }));
  const rules = {
    validate: {
      filled: (value: string) => value.trim() !== '' || userText.emailRequired,
      valid: (value: string) => isEmail(value) || userText.emailInvalid,
    },
  };
  return (
    <FormDialog
      {...rest}
      ref={ref}
      size="sm"
      title={text.title}
      dirty={formState.isDirty}
      onSubmit={submit}
      submitLabel={text.create}
    >
      <FormGrid>
        <Field
          data-full=""
          label={userText.email}
          required
          hint={text.emailHint}
          error={formState.errors.email?.message ?? fieldErrors?.email}
        >
          {(control) => (
            <TextInput {...control} {...register('email', rules)} type="email" autoComplete="off" />
          )}
        </Field>
      </FormGrid>
    </FormDialog>
  );
});
