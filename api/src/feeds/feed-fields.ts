import type { OwnFieldId } from '../logs/kinds/index.js';

/** Where a feed displays a built-in field. */
interface FeedField {
  /** How to display the field: `fact` as a line with a label, `location` as the location, or `text` as a paragraph. */
  as: 'fact' | 'location' | 'text';
  label: string;
}

/** How feeds display the fields that only some kinds have. */
export const FEED_FIELDS: Readonly<Record<OwnFieldId, FeedField>> = {
  category: { as: 'fact', label: 'Category' },
  campaignName: { as: 'fact', label: 'Campaign' },
  mediaType: { as: 'fact', label: 'Media type' },
  platforms: { as: 'fact', label: 'Platforms' },
  location: { as: 'location', label: 'Location' },
  notes: { as: 'text', label: 'Notes' },
  guestNotes: { as: 'text', label: 'Guest notes' },
  description: { as: 'text', label: 'Description' },
};
