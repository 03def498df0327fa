import { ShortcutSheet } from '@content-planner/ui-kit';
import { useState } from 'react';

export function Example({ open, close }: { open: boolean; close: () => void }) {
  const [singleKeys, setSingleKeys] = useState(true);
  return (
    <ShortcutSheet
      open={open}
      onOpenChange={close}
      shortcuts={[{ keys: 'Ctrl+Z', group: 'everywhere', label: 'Undo' }]}
      singleKeys={singleKeys}
      onSingleKeysChange={({ singleKeys }) => setSingleKeys(singleKeys)}
    />
  );
}
