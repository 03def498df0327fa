import { perOpening } from '../../internal/per-opening.js';
import { useMessages } from '../../kit/use-messages.js';
import { Button } from '../../primitives/Button.js';
import { ConfirmDialog, type ConfirmDialogProps } from '../../primitives/ConfirmDialog.js';
import { deleteUserDialogMessages } from './dialog-messages.js';
import type { User, UserTarget } from './types.js';

/** Props of {@link DeleteUserDialog}. All other props are passed to the dialog element. */
export interface DeleteUserDialogProps
  extends Omit<ConfirmDialogProps, 'title' | 'description' | 'onConfirm' | 'confirmLabel'> {
  /** The account to delete. While closing, the dialog keeps displaying the last account. */
  user: User | null;
  /** The number of entries with the user as the value of a field. @default 0 */
  entryCount?: number;
  onConfirm: (target: UserTarget) => void;
  /** Called when the user chooses to hand over these entries first. If omitted, the button is hidden. */
  onHandOver?: (target: UserTarget) => void;
}

/**
 * Asks for confirmation before an account and all its data are deleted.
 *
 * @example <DeleteUserDialog user={user} open={open} onOpenChange={…} onConfirm={({ user }) => remove(user.id)} />
 */
export const DeleteUserDialog = perOpening(function DeleteUserDialog(
  { user, entryCount = 0, onConfirm, onHandOver, open, ...rest }: DeleteUserDialogProps,
  ref,
) {
  const text = useMessages(deleteUserDialogMessages);
  return (
    <ConfirmDialog
      {...rest}
      ref={ref}
      open={open && user !== null}
      title={text.title}
      description={
        user &&
        [text.description(user), ...(entryCount > 0 ? [text.inEntries({ count: entryCount })] : [])].join(' ')
      }
      start={
        user &&
        entryCount > 0 &&
        onHandOver && <Button onClick={() => onHandOver({ user })}>{text.handOver}</Button>
      }
      onConfirm={() => user && onConfirm({ user })}
    />
  );
});
