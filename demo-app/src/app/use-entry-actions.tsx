import { toSearchParams } from '@content-planner/sdk';
import { type CalendarEntry, type Entry, type MenuItem, useMessages } from '@content-planner/ui-kit';
import { Copy, Link, Repeat } from 'lucide-react';
import { useCallback } from 'react';
import { entryMessages } from './entry-messages.js';
import { paths } from './paths.js';
import { useCopyLink } from './use-copy-link.js';
import { useDialog } from './use-dialog.js';
import type { useEntryEditor } from './use-entry-editor.js';

/** Returns the commands for an entry's menus, and the state of the dialog that repeats an entry. */
export function useEntryActions({ duplicate }: Pick<ReturnType<typeof useEntryEditor>, 'duplicate'>) {
  const repeat = useDialog<CalendarEntry | Entry>();
  const { show } = repeat;
  const copyLink = useCopyLink();
  const text = useMessages(entryMessages);
  const entryActions = useCallback(
    ({ entry }: { entry: CalendarEntry | Entry }): readonly MenuItem[] => [
      {
        id: 'duplicate',
        label: text.duplicate,
        icon: <Copy size={16} strokeWidth={1.75} />,
        onSelect: () => duplicate(entry),
      },
      {
        id: 'repeat',
        label: text.repeat,
        icon: <Repeat size={16} strokeWidth={1.75} />,
        onSelect: () => show(entry),
      },
      {
        id: 'link',
        label: text.copyLink,
        icon: <Link size={16} strokeWidth={1.75} />,
        onSelect: () => {
          const { kind, id, startDate } = entry;
          void copyLink(`${paths.home}?${toSearchParams({ date: startDate, entry: { kind, id } })}`);
        },
      },
    ],
    [duplicate, show, copyLink, text],
  );
  return { entryActions, repeat };
}
