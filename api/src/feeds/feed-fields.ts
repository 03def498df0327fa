import { BUILT_IN_FIELDS, type BuiltInField, fieldTypeOf } from '@content-planner/model';
import type { OwnFieldId } from '../logs/kinds/index.js';

/** Where a feed displays a built-in field. */
interface FeedField {
  /** How to display the field: `fact` as a line with a label, `location` as the location, or `text` as a paragraph. */
  as: 'fact' | 'location' | 'text';
  label: string;
}

const feedField = ([id, { label, type }]: [string, BuiltInField]): [string, FeedField] => [
  id,
  {
    as: id === 'location' ? id : fieldTypeOf(type).isLong ? 'text' : 'fact',
    label: label.charAt(0) + label.slice(1).toLowerCase(),
  },
];

/** How feeds display the fields that only some kinds have. */
export const FEED_FIELDS = Object.fromEntries(Object.entries(BUILT_IN_FIELDS).map(feedField)) as Readonly<
  Record<OwnFieldId, FeedField>
>;
