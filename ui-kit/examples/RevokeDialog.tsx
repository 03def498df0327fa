import { RevokeDialog, type RevokeDialogProps } from '@content-planner/ui-kit';

export function Example({
  revoke,
  ...props
}: Omit<RevokeDialogProps, 'onConfirm'> & { revoke: (id: string) => void }) {
  return <RevokeDialog {...props} onConfirm={({ token }) => revoke(token.id)} />;
}
