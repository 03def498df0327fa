import type { UndoHistory } from '../changes/use-undo-toasts.js';
import type { EntryFeature } from '../entries/feature.js';
import { lazyPart } from '../entries/lazy-part.js';
import { onDemand } from '../internal/on-demand.js';
import type { CalendarEntry, DynamicValue, FieldConfiguration } from '../logs/types.js';
import { openValueAt } from './open-value.js';

/** A new value of a custom field. */
export interface ValueChange<Entry extends CalendarEntry = CalendarEntry> {
  /** The entry as it was displayed, with its version. */
  entry: Entry;
  field: FieldConfiguration;
  /** Null removes the value. */
  value: DynamicValue;
}

/** Options of {@link changingValues}. */
export interface ChangingValuesOptions<Entry extends CalendarEntry = CalendarEntry> {
  /**
   * Saves a value. The new value is displayed until the promise settles. If it rejects, a toast displays the reason: see
   * {@link ChangeError}. After a conflict about other values of the entry, the function is called again with the
   * current entry.
   */
  onChange: (change: ValueChange<Entry>) => Promise<{ changeId?: string | null }>;
  /** The result of `useUndoHistory` from `@content-planner/sdk`. If omitted, toasts have no Undo button. */
  undo?: UndoHistory;
}

const parts = onDemand(() => import('./changing-values-part.js'));

/**
 * Lets users change a value where it is displayed: in an entry's details, in the cells of a list, and with the keys `S`
 * and `A`. A click on a value opens its menu, and a choice is saved at once. The code of the menus loads on demand.
 *
 * @example
 * <Calendar {...useCalendarProps()} features={[changingValues(useValueChanges())]} />
 * @example changingValues({ onChange: ({ entry, field, value }) => save(entry.id, { [field.fieldName]: value }) })
 */
export const changingValues = <Entry extends CalendarEntry = CalendarEntry>(
  options: ChangingValuesOptions<Entry>,
): EntryFeature<Entry> => ({
  name: 'changingValues',
  changeValue: (place, host) => {
    void parts.load();
    openValueAt(host, place);
  },
  lazy: lazyPart(parts, ({ changingValuesPart }) => changingValuesPart(options)),
});
