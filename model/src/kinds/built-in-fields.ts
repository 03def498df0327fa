import type { FieldType } from '../field-types/field-types.js';

/** An option of a built-in field. */
export interface BuiltInOption {
  /** The value that entries store. */
  readonly id: string;
  readonly name: string;
  /** The text in narrow table cells, of 1 to 3 letters. Either all options of a field have one, or none. */
  readonly abbreviation?: string;
}

/** A field that every planner has. Its name is its id. */
export interface BuiltInField {
  readonly label: string;
  /** The type of its values. Several options of a `multipleChoice` field can be chosen. */
  readonly type: FieldType;
  /** The options of a dropdown or a multiple choice field, in order. */
  readonly options?: readonly BuiltInOption[];
}

const text = (label: string) => ({ label, type: 'text' }) as const;
const longText = (label: string) => ({ label, type: 'longText' }) as const;

const platform = <const Id extends string>(id: Id, name: string, abbreviation: string) =>
  ({ id, name, abbreviation }) as const;

/**
 * The fields that every planner has, by id.
 *
 * @example BUILT_IN_FIELDS.campaignName.label // 'Campaign'
 */
export const BUILT_IN_FIELDS = {
  category: text('Category'),
  campaignName: text('Campaign'),
  mediaType: text('Media Type'),
  platforms: {
    label: 'Platforms',
    type: 'multipleChoice',
    options: [
      platform('facebook', 'Facebook', 'FB'),
      platform('instagram', 'Instagram', 'IG'),
      platform('tiktok', 'TikTok', 'TT'),
      platform('threads', 'Threads', 'TH'),
      platform('xTwitter', 'X (Twitter)', 'X'),
      platform('youtube', 'YouTube', 'YT'),
      platform('snapchat', 'Snapchat', 'SC'),
    ],
  },
  location: text('Location'),
  notes: longText('Notes'),
  guestNotes: longText('Guest Notes'),
  description: longText('Description'),
} as const satisfies Record<string, BuiltInField>;

/** The id of a field that every planner has. */
export type BuiltInFieldId = keyof typeof BUILT_IN_FIELDS;
