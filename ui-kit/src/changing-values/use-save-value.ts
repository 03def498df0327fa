import { useUndoToasts } from '../changes/use-undo-toasts.js';
import { useEntryHost } from '../entries/use-entry-host.js';
import { useKit } from '../kit/use-kit.js';
import { useMessages, useTranslate } from '../kit/use-messages.js';
import { customValue } from '../logs/field-types/field-text.js';
import { customFieldText } from '../logs/kinds/values.js';
import type { CalendarEntry, DynamicValue, FieldConfiguration } from '../logs/types.js';
import { useToast } from '../primitives/Toast.js';
import { changeErrorOf } from '../reports/change-error.js';
import { useReport } from '../reports/use-report.js';
import { displayName } from '../shell/initials.js';
import { changingValuesMessages } from '../value-menu/changing-values-messages.js';
import type { ChangingValuesOptions, ValueChange } from './changing-values.js';
import { changedEntries, pendingValues } from './pending-values.js';

/** How long a toast is displayed, in ms. */
const TOAST_MS = 5_000;

const sameValue = (one: DynamicValue, other: DynamicValue) => JSON.stringify(one) === JSON.stringify(other);

/** Returns the error if another user was faster, with the entry as it is now. */
function conflictIn(error: unknown) {
  const { type, current, changedBy = null } = changeErrorOf(error);
  return type === 'conflict' && current ? { current, changedBy } : null;
}

/** Returns a function that saves a value and shows a toast with the outcome. */
export function useSaveValue({ onChange, undo }: ChangingValuesOptions) {
  const host = useEntryHost();
  const { locale } = useKit();
  const translate = useTranslate();
  const text = useMessages(changingValuesMessages);
  const toast = useToast();
  const report = useReport();
  const { undoable } = useUndoToasts(undo);

  /** Saves a value. If the user has seen the field's current value, a conflict is about the entry's other values. */
  const send = async (change: ValueChange, seen: DynamicValue | undefined) => {
    try {
      return await onChange(change);
    } catch (error) {
      const current = error instanceof Error && 'current' in error ? conflictIn(error)?.current : undefined;
      const isUnchanged =
        current && seen !== undefined && sameValue(customValue(current, change.field.fieldName), seen);
      if (!isUnchanged) throw error;
      return onChange({ ...change, entry: current });
    }
  };

  /** Keeps an entry on the screen until the toast has gone, even if it no longer matches the filter. */
  const keep = (entry: CalendarEntry) => {
    host.write(changedEntries, (before) => new Map(before).set(entry.id, entry));
    setTimeout(
      () =>
        host.write(changedEntries, (before) => {
          if (before.get(entry.id) !== entry) return before;
          const after = new Map(before);
          after.delete(entry.id);
          return after;
        }),
      TOAST_MS,
    );
  };

  return async (entry: CalendarEntry, field: FieldConfiguration, value: DynamicValue) => {
    const { fieldName, fieldLabel } = field;
    const textOf = (dynamicFields: Record<string, DynamicValue>) =>
      customFieldText({ dynamicFields }, field, { locale, translate });
    const seen = entry.dynamicFields && customValue({ dynamicFields: entry.dynamicFields }, fieldName);
    if (seen !== undefined && sameValue(seen, value)) return;
    host.acted('changed', [entry]);
    const shown = { [fieldName]: value };
    host.write(pendingValues, (before) =>
      new Map(before).set(entry.id, { ...before.get(entry.id), ...shown }),
    );
    const named = { field: fieldLabel, value: textOf(shown) };
    try {
      const saved = await send({ entry, field, value }, seen);
      keep({ ...entry, dynamicFields: { ...entry.dynamicFields, ...shown } });
      toast(undoable(named.value === '' ? text.removed(named) : text.changed(named))(saved));
    } catch (error) {
      const conflict = conflictIn(error);
      if (conflict) {
        const { changedBy, current } = conflict;
        const name = changedBy && displayName(changedBy);
        toast({ title: text.changedBy({ name, field: fieldLabel, value: textOf(current.dynamicFields) }) });
      } else await report(Promise.reject(error), null, { orServerMessage: text.changeFailed });
    } finally {
      host.write(pendingValues, (before) => {
        const { [fieldName]: saved, ...others } = before.get(entry.id) ?? {};
        // The user has chosen another value in the meantime.
        if (saved !== value) return before;
        const after = new Map(before);
        if (Object.keys(others).length > 0) after.set(entry.id, others);
        else after.delete(entry.id);
        return after;
      });
    }
  };
}
