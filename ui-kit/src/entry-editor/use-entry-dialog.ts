import { Copy } from 'lucide-react';
import { createElement, useCallback } from 'react';
import { useDialog } from '../reports/use-dialog.js';
import type { AnyEntry, EntryEditorOptions, EntrySubject } from './entry-editor.js';
import { entryEditorMessages } from './entry-editor-messages.js';

/**
 * Returns the state of the dialog that {@link entryEditor} displays, and functions that open it: pass `edit` as `onEdit` and
 * `create` as `onCreate`.
 *
 * @example
 * const entries = useEntryDialog();
 * const editor = useEntryEditor(entries.dialog.subject, entries.dialog.open);
 * <Calendar {...useCalendarProps()} onEdit={entries.edit} onCreate={entries.create}
 *   features={[entryEditor({ ...entries, editor })]} />
 */
export function useEntryDialog() {
  const dialog = useDialog<EntrySubject>();
  const { show } = dialog;
  const create = useCallback((about: Omit<EntrySubject, 'entry'>) => show({ ...about, entry: null }), [show]);
  const edit = useCallback(({ entry }: { entry: AnyEntry }) => show({ kind: entry.kind, entry }), [show]);
  const actions: EntryEditorOptions['actions'] = useCallback(
    (copyOf, { text }) => [
      {
        id: 'duplicate',
        label: text(entryEditorMessages).duplicate,
        icon: createElement(Copy, { size: 16, strokeWidth: 1.75 }),
        run: () => show({ kind: copyOf.kind, entry: null, copyOf }),
      },
    ],
    [show],
  );
  return { dialog, create, edit, actions };
}
