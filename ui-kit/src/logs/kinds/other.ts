import { dateField } from './date-field.js';
import type { KindDescription } from './kind.js';
import { kindIcon } from './kind-icon.js';
import { kindTexts } from './kind-texts.js';

const glyph =
  'M8.3 10a.7.7 0 0 1-.626-1.079L11.4 3a.7.7 0 0 1 1.198-.043L16.3 8.9a.7.7 0 0 1-.572 1.1ZM4 14h5a1 1 0 0 1 1 1v5a1 1 0 0 1 -1 1h-5a1 1 0 0 1 -1 -1v-5a1 1 0 0 1 1 -1zM14 17.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0';

export const other = {
  kind: 'other',
  icon: kindIcon(glyph),
  glyph,
  defaultColor: '#6B7280',
  badge: 'Other',
  texts: kindTexts({ name: 'Other', example: 'anything else with a date' }),
  fields: [
    { name: 'title', label: 'Title', type: 'title', required: true },
    dateField,
    { name: 'description', label: 'Description', type: 'longText' },
  ],
  columns: ['date', 'title', 'description'],
  details: ['description'],
  hasCustomFields: false,
} as const satisfies KindDescription;
