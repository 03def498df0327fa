import type { CalendarDate } from '@content-planner/model';
import { useEffect, useState } from 'react';
import { useUndoToasts } from '../changes/use-undo-toasts.js';
import { useEntryHost } from '../entries/use-entry-host.js';
import { useMessages } from '../kit/use-messages.js';
import type { CalendarEntry } from '../logs/types.js';
import { formProps } from '../reports/dialog-props.js';
import { useDialog } from '../reports/use-dialog.js';
import { askedState } from './asked-state.js';
import { RepeatDialog, type RepeatedDays } from './RepeatDialog.js';
import type { RepeatingOptions } from './repeating.js';
import { repeatingMessages } from './repeating-messages.js';

/** The dialog that repeats an entry of a calendar or a list, and reports the outcome. */
export function EntryRepeat({
  asked,
  onRepeat,
  datesOf,
  undo,
  onDirtyChange,
}: RepeatingOptions & { asked: CalendarEntry | null }) {
  const host = useEntryHost();
  const dialog = useDialog<CalendarEntry>();
  const [existing, setExisting] = useState<{ id: string; dates: readonly CalendarDate[] } | null>(null);
  const { undoable } = useUndoToasts(undo);
  const text = useMessages(repeatingMessages);
  const { subject, show, submit } = dialog;

  useEffect(() => {
    if (!asked) return;
    host.write(askedState, null);
    show(asked);
    // The marks are only a hint, so the dialog works without them.
    void datesOf?.(asked).then((dates) => setExisting({ id: asked.id, dates }), reportError);
  }, [asked, host, show, datesOf]);

  if (!subject) return null;
  const create = (days: readonly RepeatedDays[]) =>
    submit(onRepeat({ entry: subject, days }), undoable(text.created({ count: days.length })), {
      orServerMessage: text.createFailed,
    });
  return (
    <RepeatDialog
      {...formProps(dialog)}
      {...(onDirtyChange && { onDirtyChange })}
      {...(existing?.id === subject.id && { existingDates: existing.dates })}
      entry={subject}
      onSubmit={({ days }) => void create(days)}
    />
  );
}
