import { defineMessages } from '../../../messages/define-messages.js';

/** One side of a conflict: the user's own version, or the version that someone else saved in the meantime. */
export type Side = 'mine' | 'theirs';

/** All text about an entry that someone else changed or deleted while the user was editing it. */
export const conflictMessages = defineMessages('conflict', {
  /** Displayed if the person who changed the entry is unknown. */
  changedMeanwhile:
    'Someone else changed this entry while you were editing it. Choose which version of each field to save.',
  /**
   * Displayed if the person who changed the entry is known. `ago` is the time of the change, such as '2 minutes
   * ago', or `justNow`. `ago` is '' if this time is unknown.
   */
  changedByPerson: ({ firstName, ago }: { firstName: string; name: string; ago: string }) =>
    `${[firstName, 'changed this', ago].filter(Boolean).join(' ')}. Choose which version of each field to save.`,
  justNow: 'just now',
  /** Displayed if all form fields are the same in both versions. */
  nothingDiffers: 'Both versions match now. You can save.',
  mine: 'Mine',
  theirs: 'Theirs',
  keepAllMine: 'Keep all mine',
  takeAllTheirs: 'Take all theirs',
  /** Who has changed a field since the dialog opened. */
  changedBy: { mine: 'Changed by you', theirs: 'Changed by them', both: 'Changed by both' },
  /** The button that returns to the form with the chosen values. */
  continueEditing: 'Continue editing',
  /** Displayed for empty text or an empty date. */
  empty: 'Empty',
  /** Displayed if the entry has no custom color. */
  brandColor: 'Brand color',
  /** Displayed for a brand that is not in the list. */
  unknownBrand: 'Unknown brand',
  deletedMeanwhile:
    'Someone else deleted this entry while you were editing it. What you typed is still here. You can save it as a new entry.',
  /**
   * The text of the bar above the form, displayed if someone else changes or deletes the entry while the user is
   * editing it. `name` is '' if the person is unknown, and `ago` is '' if the time is unknown. `fields` are the labels
   * of the changed fields.
   */
  changedWhileOpen: ({
    firstName,
    ago,
    isDeleted,
    fields,
  }: {
    firstName: string;
    name: string;
    ago: string;
    isDeleted: boolean;
    fields: readonly string[];
  }) => {
    const change = isDeleted ? 'deleted' : 'changed';
    const sentence = firstName === '' ? `This was ${change}` : `${firstName} ${change} this`;
    const facts = [[sentence, ago].filter(Boolean).join(' '), fields.join(', ')];
    return facts.filter(Boolean).join(': ');
  },
  /** The button that opens both versions. */
  showChange: 'Show',
  /** The name of the button that closes the bar. */
  hideChange: 'Hide this message',
  saveAsNew: 'Save as new',
});
