import { KeyList } from '@content-planner/ui-kit';
import type { ComponentProps } from 'react';

export function Example({
  ask,
  ...props
}: Omit<ComponentProps<typeof KeyList>, 'onRevoke'> & { ask: (id: string) => void }) {
  return <KeyList {...props} onRevoke={({ token }) => ask(token.id)} />;
}
