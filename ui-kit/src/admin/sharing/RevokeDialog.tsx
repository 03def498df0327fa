import { perOpening } from '../../internal/per-opening.js';
import { useMessages } from '../../kit/use-messages.js';
import { ConfirmDialog, type ConfirmDialogProps } from '../../primitives/ConfirmDialog.js';
import { revokeDialogMessages } from './revoke-messages.js';
import type { AccessToken } from './types.js';

/** Props of {@link RevokeDialog}. All other props are passed to the dialog element. */
export interface RevokeDialogProps
  extends Omit<ConfirmDialogProps, 'title' | 'description' | 'onConfirm' | 'confirmLabel'> {
  /** The token to revoke. The dialog keeps displaying the last token while it closes. */
  token: AccessToken;
  onConfirm: (target: { token: AccessToken }) => void;
}

/**
 * Asks for confirmation before a link, an embed or a key is revoked.
 *
 * @example <RevokeDialog token={token} open={open} onOpenChange={…} onConfirm={({ token }) => revoke(token.id)} />
 */
export const RevokeDialog = perOpening(function RevokeDialog(
  { token, onConfirm, ...rest }: RevokeDialogProps,
  ref,
) {
  const text = useMessages(revokeDialogMessages);
  return (
    <ConfirmDialog
      {...rest}
      ref={ref}
      title={text.title(token)}
      description={text.description(token)}
      confirmLabel={text.confirm}
      onConfirm={() => onConfirm({ token })}
    />
  );
});
