import { CommandPalette, useCommands } from '@content-planner/ui-kit';
import type { ComponentProps } from 'react';

export function Example({
  onGoToDate,
  logOut,
}: ComponentProps<typeof CommandPalette> & { logOut: () => void }) {
  useCommands([{ group: 'everywhere', label: 'Log out', run: logOut }]);
  return <CommandPalette onGoToDate={onGoToDate ?? (() => {})} />;
}
