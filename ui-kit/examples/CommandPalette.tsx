import { CommandPalette, type CommandPaletteProps, useCommands } from '@content-planner/ui-kit';

export function Example({ onGoToDate, logOut }: CommandPaletteProps & { logOut: () => void }) {
  useCommands([{ group: 'everywhere', label: 'Log out', run: logOut }]);
  return <CommandPalette onGoToDate={onGoToDate ?? (() => {})} />;
}
