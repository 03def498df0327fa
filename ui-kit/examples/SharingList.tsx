import { SharingList } from '@content-planner/ui-kit';
import type { ComponentProps } from 'react';

export function Example({
  ask,
  ...props
}: Omit<ComponentProps<typeof SharingList>, 'onRevoke'> & { ask: (id: string) => void }) {
  return <SharingList {...props} onRevoke={({ token }) => ask(token.id)} />;
}
