import { ShortcutProvider, useShortcuts } from '@content-planner/ui-kit';

function Planner({ create }: { create: () => void }) {
  useShortcuts([{ keys: 'N', group: 'calendar', label: 'New entry', run: create }]);
  return <p>Press N to add an entry, or ? to list all shortcuts.</p>;
}

export function Example({ create }: { create: () => void }) {
  return (
    <ShortcutProvider>
      <Planner create={create} />
    </ShortcutProvider>
  );
}
