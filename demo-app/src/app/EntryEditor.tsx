import {
  type LogKind,
  useBrands,
  useEntryEditor,
  useFieldConfigurations,
  useUndoHistory,
} from '@content-planner/sdk';
import {
  type DialogState,
  type Entry,
  EntryDialog,
  type EntryValues,
  KitProvider,
  type ToastMessage,
  useKindOf,
  useToast,
  useUndoToasts,
} from '@content-planner/ui-kit';
import { formProps } from './form-props.js';
import { HeldKeys } from './HeldKeys.js';
import type { EntrySubject } from './use-entry-dialog.js';

interface EntryEditorProps {
  dialog: DialogState<EntrySubject>;
  subject: EntrySubject;
  /** Returns what to add to the toast for a new entry that the screen doesn't display. */
  aboutHidden?:
    | ((created: { kind: LogKind; values: EntryValues; entry: Entry }) => Partial<ToastMessage>)
    | undefined;
}

/** The dialog that creates and edits entries of every kind, from a list or from the calendar. */
export default function EntryEditor({ dialog, subject, aboutHidden }: EntryEditorProps) {
  const { kind, date, endDate, title, brandId } = subject;
  const { brands } = useBrands();
  const { fieldConfigurations } = useFieldConfigurations(kind);
  const { ready, loading, save, closed, isConflict, ...form } = useEntryEditor(subject, dialog.open);
  const { texts } = useKindOf()(kind);
  const toast = useToast();
  const { undoable } = useUndoToasts(useUndoHistory());

  const submit = async (submission: { values: EntryValues; entry: Entry | null }) => {
    const [done, failed] =
      submission.entry === null ? [texts.created, texts.createFailed] : [texts.updated, texts.updateFailed];
    const isSaved = await dialog.submit(
      save(submission),
      (saved) => ({
        ...undoable(done)(saved),
        ...(saved.created && aboutHidden?.({ kind, values: submission.values, entry: saved.created })),
      }),
      (error) => (isConflict(error) ? null : failed),
    );
    if (isSaved) closed();
  };

  return (
    <>
      {dialog.open && loading && <HeldKeys onCancel={dialog.close} />}
      <KitProvider brands={brands} fields={fieldConfigurations}>
        <EntryDialog
          {...formProps(dialog)}
          {...form}
          open={dialog.open && ready}
          onOpenChange={(change) => {
            if (!change.open) closed();
            dialog.onOpenChange(change);
          }}
          fieldErrors={dialog.fieldErrors}
          onInvalid={toast}
          onSubmit={(submission) => void submit(submission)}
          {...(date !== undefined && { defaultDate: date })}
          {...(endDate !== undefined && { defaultEndDate: endDate })}
          {...(title !== undefined && { defaultTitle: title })}
          {...(brandId !== undefined && { defaultBrandId: brandId })}
        />
      </KitProvider>
    </>
  );
}
