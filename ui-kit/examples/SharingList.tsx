import { SharingList, type SharingListProps } from '@content-planner/ui-kit';

export function Example({
  ask,
  ...props
}: Omit<SharingListProps, 'onRevoke'> & { ask: (id: string) => void }) {
  return <SharingList {...props} onRevoke={({ token }) => ask(token.id)} />;
}
