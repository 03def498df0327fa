import { SessionList } from '@content-planner/ui-kit';
import type { ComponentProps } from 'react';

export function Example({
  end,
  ...props
}: Omit<ComponentProps<typeof SessionList>, 'onEnd'> & { end: (id: string) => void }) {
  return <SessionList {...props} onEnd={({ session }) => end(session.id)} />;
}
