import { useContext, useEffect } from 'react';
import { useLatest } from '../internal/use-latest.js';
import { type Command, type Shortcut, ShortcutContext } from './shortcut-registry.js';

/**
 * Adds keyboard shortcuts while the component is mounted. The `?` key opens a sheet that lists them. Without a
 * `ShortcutProvider`, this does nothing. If several components use the same key, the one that was mounted last takes
 * precedence.
 *
 * @example useShortcuts([{ keys: 'N', group: 'calendar', label: 'New entry', run: () => setOpen(true) }]);
 */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  useCommands(shortcuts);
}

/**
 * Adds commands to the command palette while the component is mounted. Commands with `keys` are also keyboard
 * shortcuts: see {@link useShortcuts}.
 *
 * @example useCommands([{ group: 'everywhere', label: 'Log out', run: logout }]);
 */
export function useCommands(commands: readonly Command[]): void {
  const register = useContext(ShortcutContext)?.register;
  const latest = useLatest(commands);
  useEffect(() => register?.(() => latest.current), [register]);
}

/** Returns whether single-key shortcuts work, so that components can display the keys. */
export const useSingleKeys = (): boolean => useContext(ShortcutContext)?.singleKeys ?? false;

/**
 * Returns a function that opens the list of keyboard shortcuts, for example from the user menu. Users who have turned
 * off single-key shortcuts can't open the list with the `?` key, so give them a command that opens it.
 *
 * @example const { openShortcuts } = useShortcutSheet();
 */
export function useShortcutSheet(): { openShortcuts: () => void } {
  const registry = useContext(ShortcutContext);
  return { openShortcuts: registry?.openSheet ?? (() => {}) };
}
