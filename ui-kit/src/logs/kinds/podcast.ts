import { dateField } from './date-field.js';
import type { KindDescription } from './kind.js';
import { kindIcon } from './kind-icon.js';
import { kindTexts } from './kind-texts.js';

const glyph =
  'M12 19v3M19 10v2a7 7 0 0 1-14 0v-2M12 2h0a3 3 0 0 1 3 3v7a3 3 0 0 1 -3 3h0a3 3 0 0 1 -3 -3v-7a3 3 0 0 1 3 -3z';

export const podcast = {
  kind: 'podcast',
  icon: kindIcon(glyph),
  glyph,
  defaultColor: '#10B981',
  badge: 'Podcast Episode',
  texts: kindTexts({ name: 'Podcast', example: 'an episode' }),
  fields: [
    { name: 'episodeTitle', label: 'Episode Title', type: 'title', required: true },
    dateField,
    { name: 'guestNotes', label: 'Guest Notes', type: 'longText' },
  ],
  columns: ['date', 'episodeTitle', 'guestNotes'],
  details: ['guestNotes'],
} as const satisfies KindDescription;
