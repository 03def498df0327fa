import { useUndoToasts } from '../changes/use-undo-toasts.js';
import { HeldKeys } from '../entries/HeldKeys.js';
import { KitProvider } from '../kit/KitProvider.js';
import { useKindOf } from '../kit/use-kinds.js';
import { EntryDialog } from '../log-table/form/EntryDialog.js';
import type { Entry, EntryValues } from '../logs/entry.js';
import { useToast } from '../primitives/Toast.js';
import { formProps } from '../reports/dialog-props.js';
import type { EntryEditorOptions, EntrySubject } from './entry-editor.js';

/** The dialog of {@link entryEditor}. It reports the outcome of saving. */
export function EntryEditor({
  dialog,
  editor,
  onCreated,
  onDirtyChange,
  subject,
}: EntryEditorOptions & { subject: EntrySubject }) {
  const { kind, date, endDate, title, brandId } = subject;
  const {
    brands,
    fieldConfigurations,
    ready = true,
    loading,
    save,
    isConflict,
    closed,
    undo,
    ...form
  } = editor;
  const { texts } = useKindOf()(kind);
  const toast = useToast();
  const { undoable } = useUndoToasts(undo);

  const submit = async (submission: { values: EntryValues; entry: Entry | null }) => {
    const [done, failed] =
      submission.entry === null ? [texts.created, texts.createFailed] : [texts.updated, texts.updateFailed];
    const isSaved = await dialog.submit(
      save(submission),
      (saved) => ({
        ...undoable(done)(saved),
        ...(saved.created && onCreated?.({ kind, values: submission.values, entry: saved.created })),
      }),
      (error) => (isConflict?.(error) ? null : failed),
    );
    if (isSaved) closed?.();
  };

  return (
    <>
      {dialog.open && loading && <HeldKeys onCancel={dialog.close} />}
      <KitProvider brands={brands} fields={fieldConfigurations}>
        <EntryDialog
          {...formProps(dialog)}
          {...form}
          kind={kind}
          open={dialog.open && ready}
          onOpenChange={(change) => {
            if (!change.open) closed?.();
            dialog.onOpenChange(change);
          }}
          fieldErrors={dialog.fieldErrors}
          onInvalid={toast}
          onSubmit={(submission) => void submit(submission)}
          {...(onDirtyChange && { onDirtyChange })}
          {...(date !== undefined && { defaultDate: date })}
          {...(endDate !== undefined && { defaultEndDate: endDate })}
          {...(title !== undefined && { defaultTitle: title })}
          {...(brandId !== undefined && { defaultBrandId: brandId })}
        />
      </KitProvider>
    </>
  );
}
