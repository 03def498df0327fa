import { perOpening } from '../../internal/per-opening.js';
import { ConfirmDialog, type ConfirmDialogProps } from '../../primitives/ConfirmDialog.js';
import { type RevokeDialogLabels, revokeDialogLabels } from './revoke-labels.js';
import type { AccessToken } from './types.js';

/** Props of {@link RevokeDialog}. All other props are passed to the dialog element. */
export interface RevokeDialogProps
  extends Omit<ConfirmDialogProps, 'title' | 'description' | 'onConfirm' | 'labels'> {
  /** The token to revoke. The dialog keeps displaying the last token while it closes. */
  token: AccessToken;
  onConfirm: (target: { token: AccessToken }) => void;
  labels?: Partial<RevokeDialogLabels>;
}

/**
 * Asks for confirmation before a link, an embed or a key is revoked.
 *
 * @example <RevokeDialog token={token} open={open} onOpenChange={…} onConfirm={({ token }) => revoke(token.id)} />
 */
export const RevokeDialog = perOpening(function RevokeDialog(
  { token, onConfirm, labels, ...rest }: RevokeDialogProps,
  ref,
) {
  const text = { ...revokeDialogLabels, ...labels };
  return (
    <ConfirmDialog
      {...rest}
      ref={ref}
      title={text.title(token)}
      description={text.description(token)}
      onConfirm={() => onConfirm({ token })}
      labels={text}
    />
  );
});
