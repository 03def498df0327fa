import { KeyList, type KeyListProps } from '@content-planner/ui-kit';

export function Example({ ask, ...props }: Omit<KeyListProps, 'onRevoke'> & { ask: (id: string) => void }) {
  return <KeyList {...props} onRevoke={({ token }) => ask(token.id)} />;
}
