import { RevokeDialog } from '@content-planner/ui-kit';
import type { ComponentProps } from 'react';

export function Example({
  revoke,
  ...props
}: Omit<ComponentProps<typeof RevokeDialog>, 'onConfirm'> & { revoke: (id: string) => void }) {
  return <RevokeDialog {...props} onConfirm={({ token }) => revoke(token.id)} />;
}
