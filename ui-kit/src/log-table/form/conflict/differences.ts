import type { Entry } from '../../../logs/types.js';
import type { ComparedField } from './compared-fields.js';
import type { Side } from './conflict-labels.js';

/** A field in which what was typed is not what stands there now. */
export interface Difference extends ComparedField {
  /** Who changed it since the dialog was opened. */
  changedBy: Side | 'both';
}

/** Three versions of one entry. */
export interface Versions {
  /** As it was when the dialog was opened. */
  base: Entry;
  /** As it was typed. */
  mine: Entry;
  /** As somebody else saved it meanwhile. */
  theirs: Entry;
}

/** The fields in which two versions of an entry differ, and who made them differ. */
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

/** What is saved of a field unless somebody chooses otherwise: nothing that was typed is dropped. */
export const firstChoice = ({ changedBy }: Difference): Side => (changedBy === 'theirs' ? 'theirs' : 'mine');
