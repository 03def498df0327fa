import type { Entry } from '../../../logs/entry.js';
import type { ComparedField } from './compared-fields.js';
import type { Side } from './conflict-labels.js';

/** A field whose value in the form differs from the saved one. */
export interface Difference extends ComparedField {
  /** Who changed it since the dialog opened. */
  changedBy: Side | 'both';
}

/** Three versions of one entry. */
export interface Versions {
  /** The entry when the dialog opened. */
  base: Entry;
  /** The entry with the user's changes. */
  mine: Entry;
  /** The entry as somebody else saved it in the meantime. */
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

/** Returns the default choice for a field. It keeps all changes that the user made. */
export const firstChoice = ({ changedBy }: Difference): Side => (changedBy === 'theirs' ? 'theirs' : 'mine');
