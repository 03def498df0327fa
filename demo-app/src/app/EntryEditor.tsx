import { useAnnounceEditing, useBrands, useEntry, useFieldConfigurations } from '@content-planner/sdk';
import { addDays, EntryDialog, KitProvider, useToast } from '@content-planner/ui-kit';
import { HeldKeys } from './HeldKeys.js';
import { type DialogState, formProps } from './use-dialog.js';
import type { EntrySubject } from './use-entry-editor.js';
import { useEntrySave } from './use-entry-save.js';
import { useLatestEntry } from './use-latest-entry.js';

/** The number of days between an entry and its duplicate. */
const COPY_DAYS = 7;

interface EntryEditorProps {
  dialog: DialogState<EntrySubject>;
  subject: EntrySubject;
  /** Returns what to add to the toast for a new entry that the screen doesn't display. */
  aboutHidden?: Parameters<typeof useEntrySave>[2];
}

/** The dialog that creates and edits entries of every kind, from a list or from the calendar. */
export default function EntryEditor({ dialog, subject, aboutHidden }: EntryEditorProps) {
  const { kind, date, endDate, title, brandId, copyOf = null } = subject;
  const { brands } = useBrands();
  const { fieldConfigurations } = useFieldConfigurations(kind);
  const { entry, loading, latest, refetch } = useLatestEntry(subject.entry);
  const { entry: original, loading: copying } = useEntry(copyOf);
  const { save, conflict } = useEntrySave(dialog, subject, aboutHidden);
  const toast = useToast();
  useAnnounceEditing(dialog.open ? (subject.entry?.id ?? null) : null);

  const onClose = () => {
    // Refetch the entry, so that the dialog shows the other user's version when it is reopened.
    if (conflict?.theirs) refetch();
  };

  // The calendar has only some of an entry's fields. Editing requires all fields, so the dialog opens after they have
  // loaded.
  const isReady = (subject.entry === null || entry !== null) && (copyOf === null || original !== null);

  return (
    <>
      {dialog.open && (loading || copying) && <HeldKeys onCancel={dialog.close} />}
      <KitProvider brands={brands} fields={fieldConfigurations}>
        <EntryDialog
          {...formProps(dialog)}
          open={dialog.open && isReady}
          onOpenChange={(change) => {
            if (!change.open) onClose();
            dialog.onOpenChange(change);
          }}
          kind={kind}
          entry={entry}
          template={
            original && {
              ...original,
              startDate: addDays(original.startDate, COPY_DAYS),
              endDate: addDays(original.endDate, COPY_DAYS),
            }
          }
          conflict={conflict}
          latest={latest}
          fieldErrors={dialog.fieldErrors}
          onInvalid={toast}
          onSubmit={async (submission) => {
            if (await save(submission)) onClose();
          }}
          {...(date !== undefined && { defaultDate: date })}
          {...(endDate !== undefined && { defaultEndDate: endDate })}
          {...(title !== undefined && { defaultTitle: title })}
          {...(brandId !== undefined && { defaultBrandId: brandId })}
        />
      </KitProvider>
    </>
  );
}
