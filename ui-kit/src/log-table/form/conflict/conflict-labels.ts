import { type ValueLabels, valueLabels } from '../../../logs/kinds/values.js';

/** One side of a conflict: the user's own version, or the version that someone else saved in the meantime. */
export type Side = 'mine' | 'theirs';

/** All text about an entry that someone else changed or deleted while the user was editing it. */
export interface ConflictLabels extends ValueLabels {
  /** Displayed if the person who changed the entry is unknown. */
  changedMeanwhile: string;
  /**
   * Displayed if the person who changed the entry is known. `ago` is the time of the change, such as '2 minutes
   * ago', or `justNow`. `ago` is '' if this time is unknown.
   */
  changedByPerson: (change: { firstName: string; name: string; ago: string }) => string;
  justNow: string;
  /** Displayed if all form fields are the same in both versions. */
  nothingDiffers: string;
  mine: string;
  theirs: string;
  keepAllMine: string;
  takeAllTheirs: string;
  /** Who has changed a field since the dialog opened. */
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
  /**
   * The text of the bar above the form, displayed if someone else changes or deletes the entry while the user is
   * editing it. `name` is '' if the person is unknown, and `ago` is '' if the time is unknown. `fields` are the labels
   * of the changed fields.
   */
  changedWhileOpen: (change: {
    firstName: string;
    name: string;
    ago: string;
    isDeleted: boolean;
    fields: readonly string[];
  }) => string;
  /** The button that opens both versions. */
  showChange: string;
  /** The name of the button that closes the bar. */
  hideChange: string;
  saveAsNew: string;
}

/** The default text for conflicts. */
export const conflictLabels: ConflictLabels = {
  ...valueLabels,
  changedMeanwhile:
    'Someone else changed this entry while you were editing it. Choose which version of each field to save.',
  changedByPerson: ({ firstName, ago }) =>
    `${[firstName, 'changed this', ago].filter(Boolean).join(' ')}. Choose which version of each field to save.`,
  justNow: 'just now',
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
    'Someone else deleted this entry while you were editing it. What you typed is still here. You can save it as a new entry.',
  changedWhileOpen: ({ firstName, ago, isDeleted, fields }) => {
    const change = isDeleted ? 'deleted' : 'changed';
    const sentence = firstName === '' ? `This was ${change}` : `${firstName} ${change} this`;
    const facts = [[sentence, ago].filter(Boolean).join(' '), fields.join(', ')];
    return facts.filter(Boolean).join(': ');
  },
  showChange: 'Show',
  hideChange: 'Hide this message',
  saveAsNew: 'Save as new',
};
