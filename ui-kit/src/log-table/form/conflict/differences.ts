import type { Entry } from '../../../logs/entry.js';
import type { ComparedField } from './compared-fields.js';
import type { Side } from './conflict-messages.js';

/** A form field whose value differs from the saved value. */
export interface Difference extends ComparedField {
  /** Who has changed the field since the dialog opened. */
  changedBy: Side | 'both';
}

/** Three versions of one entry. */
export interface Versions {
  /** The entry as it was when the dialog opened. */
  base: Entry;
  /** The entry with the user's changes. */
  mine: Entry;
  /** The entry as saved by someone else in the meantime. */
  theirs: Entry;
}

/** Returns the fields in which two versions of an entry differ, and who changed them. */
export function differences(
  fields: readonly ComparedField[],
  { base, mine, theirs }: Versions,
): Difference[] {
  return fields
    .filter(({ value }) => value(mine) !== value(theirs))
    .map((field) => {
      const before = field.value(base);
      if (before === field.value(mine)) return { ...field, changedBy: 'theirs' };
      return { ...field, changedBy: before === field.value(theirs) ? 'mine' : 'both' };
    });
}

/** Returns the default choice for a field, which keeps all changes made by the user. */
export const firstChoice = ({ changedBy }: Difference): Side => (changedBy === 'theirs' ? 'theirs' : 'mine');
