import { type RefObject, useContext, useEffect, useRef } from 'react';
import { useTranslate } from '../kit/use-messages.js';
import type { CalendarEntry } from '../logs/types.js';
import type { Translate } from '../messages/translate.js';
import type { MenuItem } from '../primitives/Menu.js';
import { type Command, ShortcutContext } from '../shortcuts/shortcut-registry.js';
import { calendarMessages } from './calendar-messages.js';
import { moveMessages } from './move/move-messages.js';
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
}

/** Returns the commands for the open or focused entry. */
function commandsOf(
  { entries, openEntry, anchorRef, rootRef, ...on }: EntryCommandsProps,
  translate: Translate,
): Command[] {
  const id = document.activeElement?.closest<HTMLElement>('[data-cp-entry]')?.dataset.cpEntry;
  const entry = openEntry ?? entries.find((one) => one.id === id);
  if (entry === undefined || entry.readOnly) return [];
  const { onEdit, onMove, onDelete } = on;
  const text = translate(calendarMessages);
  const items: Omit<MenuItem, 'danger'>[] = [
    ...(onEdit ? [{ id: 'edit', label: text.edit, onSelect: () => onEdit({ entry }) }] : []),
    ...(onMove && on.canMove(entry)
      ? [{ id: 'move', label: translate(moveMessages).move, onSelect: () => onMove({ entry }) }]
      : []),
    ...(on.entryActions?.({ entry }) ?? []),
    ...(onDelete ? [{ id: 'delete', label: text.delete, onSelect: () => onDelete({ entry }) }] : []),
  ];
  return items.map(({ id: name, label, icon, onSelect }) => ({
    id: `entry:${name}`,
    group: 'entry',
    label: text.entryCommand({ label, title: entry.title }),
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
  const translate = useTranslate();
  const latest = useRef(() => commandsOf(props, translate));
  useEffect(() => {
    latest.current = () => commandsOf(props, translate);
  });
  useEffect(() => register?.(() => latest.current()), [register]);
  return null;
}
