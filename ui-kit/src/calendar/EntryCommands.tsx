import { useContext, useEffect, useRef } from 'react';
import type { CalendarEntry } from '../logs/types.js';
import type { MenuItem } from '../primitives/Menu.js';
import { ShortcutContext } from '../shortcuts/shortcut-registry.js';
import type { CalendarLabels } from './calendar-labels.js';

interface EntryCommandsProps {
  entries: readonly CalendarEntry[];
  /** The entry whose details are open. */
  openEntry: CalendarEntry | null;
  commandsOf: (entry: CalendarEntry) => readonly Omit<MenuItem, 'danger'>[];
  labels: CalendarLabels;
}

/** Returns the id of the focused entry. */
function focusedId(): string | undefined {
  return document.activeElement?.closest<HTMLElement>('[data-cp-entry]')?.dataset.cpEntry;
}

/** Adds the commands for the open or focused entry to the command palette. */
export function EntryCommands(props: EntryCommandsProps) {
  const register = useContext(ShortcutContext)?.register;
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(
    () =>
      register?.(() => {
        const { entries, openEntry, commandsOf, labels } = latest.current;
        const id = focusedId();
        const entry = openEntry ?? entries.find((one) => one.id === id);
        if (entry === undefined) return [];
        return commandsOf(entry).map(({ id: name, label, icon, onSelect }) => ({
          id: `entry:${name}`,
          group: 'entry' as const,
          label: labels.entryCommand({ label, title: entry.title }),
          icon,
          run: onSelect,
        }));
      }),
    [register],
  );
  return null;
}
