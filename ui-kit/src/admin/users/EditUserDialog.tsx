import { forwardRef } from 'react';
import { useForm } from 'react-hook-form';
import { FormDialog, type OwnFormDialogProps } from '../../primitives/FormDialog.js';
import { FormGrid } from '../../primitives/FormGrid.js';
import { useOpenings } from '../use-openings.js';
import { type EditUserDialogLabels, editUserDialogLabels } from './dialog-labels.js';
import type { User } from './types.js';
import { type UserFieldErrors, UserFields } from './UserFields.js';
import { type EditUserValues, editUserValues, type UserForm, userForm } from './user-form.js';

/** Props of {@link EditUserDialog}; all others go to the dialog element. */
export interface EditUserDialogProps extends OwnFormDialogProps {
  /** The account to edit; keep it while the dialog fades out. */
  user: User | null;
  /** Called with valid values; a blank password is left out, which keeps the current one. */
  onSubmit: (submission: { user: User; values: EditUserValues }) => void;
  /** What a server refused, by field. */
  fieldErrors?: UserFieldErrors;
  labels?: Partial<EditUserDialogLabels>;
}

const Content = forwardRef<HTMLDivElement, EditUserDialogProps>(function Content(
  { user, busy = false, onOpenChange, onSubmit, fieldErrors, labels, ...rest },
  ref,
) {
  const text = { ...editUserDialogLabels, ...labels };
  const form = useForm<UserForm>({ defaultValues: userForm(user) });
  const submit = form.handleSubmit((values) => {
    if (user !== null && !busy) onSubmit({ user, values: editUserValues(values) });
  });
  return (
    <FormDialog
      {...rest}
      ref={ref}
      size="sm"
      title={text.title}
      dirty={form.formState.isDirty}
      onOpenChange={onOpenChange}
      onSubmit={submit}
      labels={text}
      cancelLabel={text.cancel}
      submitLabel={text.update}
      busy={busy}
    >
      <FormGrid>
        <UserFields
          form={form}
          labels={text}
          passwordRequired={false}
          passwordHint={text.passwordHint}
          fieldErrors={fieldErrors}
        />
      </FormGrid>
    </FormDialog>
  );
});

/**
 * Edits an account: e-mail, names and, where one is typed, the password (spec, section 5). It starts
 * afresh each time that it opens, and closes only when it is told to.
 *
 * @example
 * <EditUserDialog open={open} user={user} busy={saving} onOpenChange={({ open }) => setOpen(open)}
 *   onSubmit={({ user, values }) => save(user.id, values)} />
 */
export const EditUserDialog = forwardRef<HTMLDivElement, EditUserDialogProps>(
  function EditUserDialog(props, ref) {
    const openings = useOpenings(props.open);
    return <Content key={openings} {...props} ref={ref} />;
  },
);
