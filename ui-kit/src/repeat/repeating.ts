import type { CalendarDate } from '@content-planner/model';
import { Repeat } from 'lucide-react';
import { createElement } from 'react';
import type { UndoHistory } from '../changes/use-undo-toasts.js';
import type { EntryAction, EntryFeature, Site } from '../entries/feature.js';
import type { CalendarEntry } from '../logs/types.js';
import { askedState } from './asked-state.js';
import { LateEntryRepeat } from './LateEntryRepeat.js';
import type { RepeatedDays } from './RepeatDialog.js';
import { repeatingMessages } from './repeating-messages.js';

/** Options of {@link repeating}. */
export interface RepeatingOptions<Entry extends CalendarEntry = CalendarEntry> {
  /**
   * Called with the days of the 1 to 100 new entries, in order. Create copies of the entry on these days. If the promise
   * rejects, nothing was created, and a toast displays the reason: see {@link ChangeError}.
   */
  onRepeat: (repeated: {
    entry: Entry;
    days: readonly RepeatedDays[];
  }) => Promise<{ changeId?: string | null } | undefined>;
  /** Returns the first days of other entries with the same kind and title. The dialog marks these dates. */
  datesOf?: (entry: Entry) => Promise<readonly CalendarDate[]>;
  /** The result of `useUndoHistory` from `@content-planner/sdk`. If omitted, the toast has no Undo button. */
  undo?: UndoHistory;
  /** Called when the input in the dialog becomes unsaved, or is saved or discarded. */
  onDirtyChange?: (change: { dirty: boolean }) => void;
}

const actions = (entry: CalendarEntry, { host, text }: Site<never>): readonly EntryAction[] => [
  {
    id: 'repeat',
    label: text(repeatingMessages).repeat,
    icon: createElement(Repeat, { size: 16, strokeWidth: 1.75 }),
    run: () => host.write(askedState, entry),
  },
];

/**
 * Lets users repeat an entry every n days, weeks or months: a command in the entry's menu, its dialog, and a toast with
 * the outcome. The code of the dialog loads on demand.
 *
 * @example
 * <Calendar {...useCalendarProps()} features={[repeating(useRepeating())]} />
 * @example repeating({ onRepeat: ({ entry, days }) => createCopies(entry, days) })
 */
export const repeating = <Entry extends CalendarEntry = CalendarEntry>(
  options: RepeatingOptions<Entry>,
): EntryFeature<Entry> => ({
  name: 'repeating',
  actions,
  // Components have no type parameters: the entries that they pass to the callbacks are those of the host.
  layer: createElement(LateEntryRepeat, options as RepeatingOptions),
});
