import { SessionList, type SessionListProps } from '@content-planner/ui-kit';

export function Example({ end, ...props }: Omit<SessionListProps, 'onEnd'> & { end: (id: string) => void }) {
  return <SessionList {...props} onEnd={({ session }) => end(session.id)} />;
}
