import { useState } from 'react';
import { styled } from 'styled-components';
import { perOpening } from '../../internal/per-opening.js';
import { useMessages } from '../../kit/use-messages.js';
import { useTranslatedForm } from '../../kit/use-translated-form.js';
import { Checkbox } from '../../primitives/Checkbox.js';
import { FormDialog, type OwnFormDialogProps } from '../../primitives/FormDialog.js';
import { FormGrid } from '../../primitives/FormGrid.js';
import { addUserDialogMessages } from './dialog-messages.js';
import { type UserFieldErrors, UserFields } from './UserFields.js';
import { lacksCredentials, type NewUserValues, newUserValues, type UserForm, userForm } from './user-form.js';

/** Props of {@link AddUserDialog}. All other props are passed to the dialog element. */
export interface AddUserDialogProps extends OwnFormDialogProps {
  /** Called with valid values. */
  onSubmit: (submission: { values: NewUserValues }) => void;
  /** Called with the text for a toast if the email or password is missing. The fields also display errors. */
  onInvalid?: (message: { title: string; description: string }) => void;
  /** Error messages from the server, keyed by field. */
  fieldErrors?: UserFieldErrors;
}

const Checks = styled.div`
  margin-block-start: calc(-1 * var(--cp-space-2));
`;

/**
 * Creates an account, which is approved immediately unless the user clears 'Auto-Approve'. The form resets each time
 * the dialog opens. The dialog closes only when `open` becomes false.
 *
 * @example
 * <AddUserDialog open={open} busy={saving} onOpenChange={({ open }) => setOpen(open)}
 *   onSubmit={({ values }) => create(values)} onInvalid={(message) => toast({ ...message, tone: 'destructive' })} />
 */
export const AddUserDialog = perOpening(function AddUserDialog(
  { onSubmit, onInvalid, fieldErrors, ...rest }: AddUserDialogProps,
  ref,
) {
  const text = useMessages(addUserDialogMessages);
  const form = useTranslatedForm<UserForm>({ defaultValues: userForm(null) });
  const [flags, setFlags] = useState({ isApproved: true, isAdmin: false });
  const submit = form.handleSubmit(
    (values) => onSubmit({ values: newUserValues(values, flags) }),
    () => {
      if (!lacksCredentials(form.getValues())) return;
      onInvalid?.({ title: text.invalidTitle, description: text.invalidDescription });
    },
  );
  return (
    <FormDialog
      {...rest}
      ref={ref}
      size="sm"
      title={text.title}
      dirty={form.formState.isDirty || flags.isAdmin || !flags.isApproved}
      onSubmit={submit}
      submitLabel={text.create}
    >
      <FormGrid>
        <UserFields form={form} passwordRequired passwordHint={text.passwordHint} fieldErrors={fieldErrors} />
        <Checks data-full="">
          <Checkbox
            checked={flags.isApproved}
            onCheckedChange={({ checked }) => setFlags({ ...flags, isApproved: checked })}
          >
            {text.isApproved}
          </Checkbox>
          <Checkbox
            checked={flags.isAdmin}
            onCheckedChange={({ checked }) => setFlags({ ...flags, isAdmin: checked })}
          >
            {text.isAdmin}
          </Checkbox>
        </Checks>
      </FormGrid>
    </FormDialog>
  );
});
