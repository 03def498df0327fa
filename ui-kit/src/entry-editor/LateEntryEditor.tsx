import { LateDialog } from '../entries/LateDialog.js';
import { onDemand } from '../internal/on-demand.js';
import type { EntryEditorOptions } from './entry-editor.js';

const editorPart = onDemand(() => import('./EntryEditor.js').then(({ EntryEditor }) => EntryEditor));

/** The dialog that edits entries, and that loads on demand. */
export function LateEntryEditor(options: EntryEditorOptions) {
  const { open, subject, close } = options.dialog;
  return (
    <LateDialog part={editorPart} open={open} onCancel={close}>
      {(EntryEditor) => subject && <EntryEditor {...options} subject={subject} />}
    </LateDialog>
  );
}
