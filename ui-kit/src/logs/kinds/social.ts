import { dateField } from './date-field.js';
import type { KindDescription } from './kind.js';
import { kindIcon } from './kind-icon.js';
import { kindTexts } from './kind-texts.js';
import { PLATFORMS } from './platforms.js';

const glyph =
  'M15 5a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M3 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M15 19a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M8.59 13.51L15.42 17.49M15.41 6.51L8.59 10.49';

export const social = {
  kind: 'social',
  icon: kindIcon(glyph),
  glyph,
  defaultColor: '#EC4899',
  badge: 'Social Post',
  texts: kindTexts({ name: 'Social', example: 'a post for any platform', printHeading: 'Social Media Logs' }),
  fields: [
    { name: 'postName', label: 'Post Name', type: 'title', required: true },
    dateField,
    { name: 'mediaType', label: 'Media Type', type: 'text' },
    { name: 'platforms', label: 'Platforms', type: 'flags', flags: PLATFORMS },
  ],
  columns: ['date', 'postName', 'mediaType', 'platforms'],
  details: ['mediaType', 'platforms'],
} as const satisfies KindDescription;
