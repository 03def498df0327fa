import { daysBetween } from '@content-planner/model';
import type { Kit } from '../kit/kit.js';
import { customValue } from '../logs/field-types/field-text.js';
import type { CalendarEntry } from '../logs/types.js';
import type { Translate } from '../messages/translate.js';
import { isStatus } from '../value-menu/value-fields.js';
import type { EntryMark } from './feature.js';
import { lateMessages } from './late-messages.js';

/** Lucide's clock-alert icon. */
export const LATE_GLYPH = 'M12 6v6l4 2M16 21.16a10 10 0 1 1 5-13.516M20 11.5v6M20 21.5h.01';

/**
 * Returns a function that returns the mark of a late entry: its last day is before today, and its status is not finished.
 */
export function lateMarks(
  { fields, today }: Pick<Kit, 'fields'> & { today: string },
  text: Translate,
): (entry: CalendarEntry) => EntryMark[] {
  const states = fields.filter(isStatus);
  if (states.length === 0) return () => [];
  return ({ kind, endDate, dynamicFields }) => {
    if (endDate >= today || !dynamicFields) return [];
    const own = states.filter((field) => field.kind === kind);
    const isDone = own.some(({ fieldName, options }) => {
      const value = customValue({ dynamicFields }, fieldName);
      return options?.some((option) => option.isDone && option.name === value);
    });
    if (own.length === 0 || isDone) return [];
    const late = text(lateMessages).late({ count: daysBetween(endDate, today) });
    return [{ text: late, glyph: LATE_GLYPH, tone: 'warning' }];
  };
}
