import { type ValueLabels, valueLabels } from '../../../logs/kinds/values.js';

/** One side of a conflict: the user's own version, or the version that somebody else saved in the meantime. */
export type Side = 'mine' | 'theirs';

/** All text about an entry that somebody else changed or deleted while the user was editing it. */
export interface ConflictLabels extends ValueLabels {
  changedMeanwhile: string;
  /** Displayed if all form fields are the same in both versions. */
  nothingDiffers: string;
  mine: string;
  theirs: string;
  keepAllMine: string;
  takeAllTheirs: string;
  /** Who changed a field since the dialog opened. */
  changedBy: Readonly<Record<Side | 'both', string>>;
  /** The button that returns to the form with the chosen values. */
  continueEditing: string;
  /** Displayed for empty text or an empty date. */
  empty: string;
  /** Displayed if the entry has no custom color. */
  brandColor: string;
  /** Displayed for a brand that is not in the list. */
  unknownBrand: string;
  deletedMeanwhile: string;
  saveAsNew: string;
}

/** The default text for conflicts. */
export const conflictLabels: ConflictLabels = {
  ...valueLabels,
  changedMeanwhile:
    'Somebody else changed this entry while you were editing it. Choose which version of each field to save.',
  nothingDiffers: 'Both versions match now. You can save.',
  mine: 'Mine',
  theirs: 'Theirs',
  keepAllMine: 'Keep all mine',
  takeAllTheirs: 'Take all theirs',
  changedBy: { mine: 'Changed by you', theirs: 'Changed by them', both: 'Changed by both' },
  continueEditing: 'Continue editing',
  empty: 'Empty',
  brandColor: 'Brand color',
  unknownBrand: 'Unknown brand',
  deletedMeanwhile:
    'Somebody else deleted this entry while you were editing it. What you typed is still here. You can save it as a new entry.',
  saveAsNew: 'Save as new',
};
