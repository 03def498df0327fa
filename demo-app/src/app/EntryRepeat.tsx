import {
  type NewEntry,
  NO_FILTER,
  useCreateEntries,
  useEntries,
  useEntry,
  useUndoHistory,
  withCondition,
} from '@content-planner/sdk';
import {
  type CalendarEntry,
  type DialogState,
  type Entry,
  RepeatDialog,
  type RepeatedDays,
  useMessages,
  useUndoToasts,
} from '@content-planner/ui-kit';
import { useMemo } from 'react';
import { entryMessages } from './entry-messages.js';
import { formProps } from './form-props.js';
import { HeldKeys } from './HeldKeys.js';

interface EntryRepeatProps {
  dialog: DialogState<CalendarEntry | Entry>;
  subject: CalendarEntry | Entry;
}

/** Returns the input for a new entry that has another entry's values. */
function copyOf(
  { kind, title, brandId, color, showOnCalendar, dynamicFields, fields }: Entry,
  days: RepeatedDays,
): NewEntry {
  const values = { title, brandId, color, showOnCalendar, dynamicFields, fields };
  return { kind, input: { ...values, ...days } };
}

/** The dialog that repeats an entry of any kind, from a list or from the calendar. */
export default function EntryRepeat({ dialog, subject }: EntryRepeatProps) {
  const { id, kind, title } = subject;
  const { entry, loading } = useEntry(subject);
  const { entries } = useEntries(kind, {
    filter: withCondition(NO_FILTER, '@title', 'contains', title),
  });
  const [createEntries] = useCreateEntries();
  const { undoable } = useUndoToasts(useUndoHistory());
  const text = useMessages(entryMessages);
  const existingDates = useMemo(
    () => entries.filter((other) => other.title === title && other.id !== id).map((other) => other.startDate),
    [entries, title, id],
  );
  const create = (original: Entry, days: readonly RepeatedDays[]) => {
    const created = text.created({ count: days.length });
    return dialog.submit(createEntries(days.map((one) => copyOf(original, one))), undoable(created), {
      orServerMessage: text.createFailed,
    });
  };
  return (
    <>
      {dialog.open && loading && <HeldKeys onCancel={dialog.close} />}
      <RepeatDialog
        {...formProps(dialog)}
        // The calendar has only some of an entry's fields. The new entries require all fields, so the dialog opens
        // after they have loaded.
        open={dialog.open && entry !== null}
        entry={entry ?? subject}
        existingDates={existingDates}
        onSubmit={({ days }) => {
          if (entry) void create(entry, days);
        }}
      />
    </>
  );
}
