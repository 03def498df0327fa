import { perOpening } from '../../internal/per-opening.js';
import { useMessages } from '../../kit/use-messages.js';
import { ConfirmDialog, type ConfirmDialogProps } from '../../primitives/ConfirmDialog.js';
import { deleteUserDialogMessages } from './dialog-messages.js';
import type { User, UserTarget } from './types.js';

/** Props of {@link DeleteUserDialog}. All other props are passed to the dialog element. */
export interface DeleteUserDialogProps
  extends Omit<ConfirmDialogProps, 'title' | 'description' | 'onConfirm' | 'confirmLabel'> {
  /** The account to delete. While closing, the dialog keeps displaying the last account. */
  user: User | null;
  onConfirm: (target: UserTarget) => void;
}

/**
 * Asks for confirmation before an account and all its data are deleted.
 *
 * @example <DeleteUserDialog user={user} open={open} onOpenChange={…} onConfirm={({ user }) => remove(user.id)} />
 */
export const DeleteUserDialog = perOpening(function DeleteUserDialog(
  { user, onConfirm, open, ...rest }: DeleteUserDialogProps,
  ref,
) {
  const text = useMessages(deleteUserDialogMessages);
  return (
    <ConfirmDialog
      {...rest}
      ref={ref}
      open={open && user !== null}
      title={text.title}
      description={user && text.description(user)}
      onConfirm={() => user && onConfirm({ user })}
    />
  );
});
