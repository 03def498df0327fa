import type { CalendarEntry, DynamicValue, MoveLabel } from '@content-planner/model';
import { useCallback, useMemo } from 'react';
import { type UndoHistory, useUndoHistory } from '../changes/use-undo-history.js';
import { usePlanner } from '../core/PlannerProvider.js';
import type { Changed } from '../core/write.js';
import { updateEntry } from '../logs/use-update-entry.js';

/** The new value of a custom field of an entry. */
interface ValueChange {
  /** The entry with the version that the user has seen. */
  entry: Pick<CalendarEntry, 'id' | 'kind'> & { version?: number };
  field: { fieldName: string };
  /** Null removes the value. */
  value: DynamicValue;
}

/** What users need to change single values. The object is the same in every render. */
export interface ValueChanges {
  onChange: (change: ValueChange) => Promise<Changed>;
  /** To push the changes, so that users can undo them. */
  undo: Pick<UndoHistory<MoveLabel | null>, 'push' | 'undo' | 'redo'>;
}

/**
 * Returns the options of the feature `changingValues` in `@content-planner/ui-kit`. A change can reject with a
 * PlannerError. For a `conflict`, the error contains the `current` entry and `changedBy`.
 *
 * @example
 * <Calendar {...useCalendarProps()} features={[changingValues(useValueChanges())]} />
 */
export function useValueChanges(): ValueChanges {
  const planner = usePlanner();
  const { push, undo, redo } = useUndoHistory<MoveLabel | null>();
  const onChange = useCallback<ValueChanges['onChange']>(
    ({ entry: { id, kind, version }, field, value }) =>
      updateEntry(planner, kind, { id, version, input: { dynamicFields: { [field.fieldName]: value } } }),
    [planner],
  );
  return useMemo(() => ({ onChange, undo: { push, undo, redo } }), [onChange, push, undo, redo]);
}
