import { type ValueLabels, valueLabels } from '../../../logs/kinds/values.js';

/** Which of two versions of a field: what was typed here, or what somebody else saved meanwhile. */
export type Side = 'mine' | 'theirs';

/** Every word about an entry that somebody else changed or deleted while it was edited. */
export interface ConflictLabels extends ValueLabels {
  changedMeanwhile: string;
  /** They differ in nothing that the form shows. */
  nothingDiffers: string;
  mine: string;
  theirs: string;
  keepAllMine: string;
  takeAllTheirs: string;
  /** Who changed a field since the dialog was opened. */
  changedBy: Readonly<Record<Side | 'both', string>>;
  /** Leads back to the form with what was chosen in it. */
  continueEditing: string;
  /** Stands for a text or a date that is empty. */
  empty: string;
  /** Stands for no custom colour. */
  brandColor: string;
  /** Stands for a brand that is not in the list. */
  unknownBrand: string;
  deletedMeanwhile: string;
  saveAsNew: string;
}

/** The defaults of {@link ConflictLabels}. */
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
    'Somebody else deleted this entry while you were editing it. What you typed is still here: you can save it as a new one.',
  saveAsNew: 'Save as new',
};
