import { type RefObject, useContext, useEffect, useRef } from 'react';
import type { CalendarEntry } from '../logs/types.js';
import type { MenuItem } from '../primitives/Menu.js';
import { type Command, ShortcutContext } from '../shortcuts/shortcut-registry.js';
import type { CalendarLabels } from './calendar-labels.js';
import { placeOf } from './place-of.js';

interface EntryCommandsProps {
  entries: readonly CalendarEntry[];
  /** The entry whose details are open. */
  openEntry: CalendarEntry | null;
  /** The handlers of the commands. Commands without a handler are not offered. */
  onEdit: ((edited: { entry: CalendarEntry }) => void) | undefined;
  onMove: ((asked: { entry: CalendarEntry }) => void) | undefined;
  canMove: (entry: CalendarEntry) => boolean;
  entryActions: ((shown: { entry: CalendarEntry }) => readonly MenuItem[]) | undefined;
  onDelete: ((deleted: { entry: CalendarEntry }) => void) | undefined;
  /** The element next to which a command's dialog opens. */
  anchorRef: RefObject<HTMLElement | null>;
  rootRef: RefObject<HTMLElement | null>;
  labels: CalendarLabels;
}

/** Returns the commands for the open or focused entry. */
function commandsOf({
  entries,
  openEntry,
  anchorRef,
  rootRef,
  labels,
  ...on
}: EntryCommandsProps): Command[] {
  const id = document.activeElement?.closest<HTMLElement>('[data-cp-entry]')?.dataset.cpEntry;
  const entry = openEntry ?? entries.find((one) => one.id === id);
  if (entry === undefined || entry.readOnly) return [];
  const { onEdit, onMove, onDelete } = on;
  const items: Omit<MenuItem, 'danger'>[] = [
    ...(onEdit ? [{ id: 'edit', label: labels.edit, onSelect: () => onEdit({ entry }) }] : []),
    ...(onMove && on.canMove(entry)
      ? [{ id: 'move', label: labels.move, onSelect: () => onMove({ entry }) }]
      : []),
    ...(on.entryActions?.({ entry }) ?? []),
    ...(onDelete ? [{ id: 'delete', label: labels.delete, onSelect: () => onDelete({ entry }) }] : []),
  ];
  return items.map(({ id: name, label, icon, onSelect }) => ({
    id: `entry:${name}`,
    group: 'entry',
    label: labels.entryCommand({ label, title: entry.title }),
    icon,
    run: () => {
      anchorRef.current = placeOf(rootRef.current, entry);
      onSelect();
    },
  }));
}

/** Adds the commands for the open or focused entry to the command palette. */
export function EntryCommands(props: EntryCommandsProps) {
  const register = useContext(ShortcutContext)?.register;
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => register?.(() => commandsOf(latest.current)), [register]);
  return null;
}
