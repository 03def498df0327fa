import { useInsertionEffect, useMemo, useRef } from 'react';
import { EntryCommands } from '../calendar/details/EntryCommands.js';
import { deletingPart, editingPart } from '../calendar/details/entry-actions.js';
import { moveAction } from '../calendar/move/move-action.js';
import type { EntryFeature, Site } from '../entries/feature.js';
import { menuItems } from '../entries/menu-action.js';
import type { Entry } from '../logs/entry.js';
import { ListMoves } from './ListMoves.js';
import type { LogTableProps } from './LogTable.js';

const always = () => true;

type Optional = 'onSelectEntry' | 'onMove' | 'canMove' | 'entryActions';

type ListFeaturesInput = Pick<LogTableProps, 'onEdit' | 'onDelete'> & {
  [Name in Optional]: LogTableProps[Name] | undefined;
} & { compact: boolean };

/**
 * Returns what users can do with the entries of a list. The result stays the same until the available commands change,
 * because memoized rows depend on it.
 */
export function useListFeatures(input: ListFeaturesInput): readonly EntryFeature<Entry>[] {
  const { canMove = always, entryActions, compact } = input;
  const latest = useRef(input);
  useInsertionEffect(() => {
    latest.current = input;
  });
  const isMovable = input.onMove !== undefined;
  return useMemo<EntryFeature<Entry>[]>(
    () => [
      {
        name: 'details',
        openChanged: (opened) =>
          latest.current.onSelectEntry?.({ entry: opened?.type === 'details' ? opened.entry : null }),
        layer: <EntryCommands />,
      },
      { name: 'editing', ...editingPart<Entry>({ onEdit: (edited) => latest.current.onEdit(edited) }) },
      ...(isMovable
        ? [
            {
              name: 'moving',
              actions: (entry: Entry, site: Site<Entry>) => (canMove(entry) ? [moveAction(entry, site)] : []),
              layer: <ListMoves onMove={(moved) => latest.current.onMove?.(moved)} compact={compact} />,
            },
          ]
        : []),
      ...(entryActions ? [menuItems(entryActions)] : []),
      {
        name: 'deleting',
        ...deletingPart<Entry>({ onDelete: (deleted) => latest.current.onDelete(deleted) }),
      },
    ],
    [entryActions, canMove, isMovable, compact],
  );
}
