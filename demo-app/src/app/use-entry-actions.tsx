import type { CalendarEntry, Entry, MenuItem } from '@content-planner/ui-kit';
import { Copy, Repeat } from 'lucide-react';
import { useCallback } from 'react';
import { useDialog } from './use-dialog.js';
import type { useEntryEditor } from './use-entry-editor.js';

/** Returns the commands for an entry's menus, and the state of the dialog that repeats an entry. */
export function useEntryActions({ duplicate }: Pick<ReturnType<typeof useEntryEditor>, 'duplicate'>) {
  const repeat = useDialog<CalendarEntry | Entry>();
  const { show } = repeat;
  const entryActions = useCallback(
    ({ entry }: { entry: CalendarEntry | Entry }): readonly MenuItem[] => [
      {
        id: 'duplicate',
        label: 'Duplicate',
        icon: <Copy size={16} strokeWidth={1.75} />,
        onSelect: () => duplicate(entry),
      },
      {
        id: 'repeat',
        label: 'Repeat…',
        icon: <Repeat size={16} strokeWidth={1.75} />,
        onSelect: () => show(entry),
      },
    ],
    [duplicate, show],
  );
  return { entryActions, repeat };
}
