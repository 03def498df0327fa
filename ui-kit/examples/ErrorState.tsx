import { ErrorState } from '@content-planner/ui-kit';

export function Example({ reload }: { reload: () => void }) {
  return <ErrorState title="Blog logs could not be loaded" error="No connection." onRetry={reload} />;
}
