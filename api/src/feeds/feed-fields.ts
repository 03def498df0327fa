import type { OwnFieldId } from '../logs/kinds/index.js';

/** Where a feed displays a field of a kind, and the setting that includes the field. */
interface FeedField {
  /** How to display the field: `fact` as a line with a label, `location` as the location, or `text` as a paragraph. */
  as: 'fact' | 'location' | 'text';
  part: 'details' | 'description' | 'notes';
  label: string;
}

/** How feeds display the fields that only some kinds have. */
export const FEED_FIELDS: Readonly<Record<OwnFieldId, FeedField>> = {
  category: { as: 'fact', part: 'details', label: 'Category' },
  campaignName: { as: 'fact', part: 'details', label: 'Campaign' },
  mediaType: { as: 'fact', part: 'details', label: 'Media type' },
  platforms: { as: 'fact', part: 'details', label: 'Platforms' },
  location: { as: 'location', part: 'details', label: 'Location' },
  notes: { as: 'text', part: 'notes', label: 'Notes' },
  guestNotes: { as: 'text', part: 'notes', label: 'Guest notes' },
  description: { as: 'text', part: 'description', label: 'Description' },
};
