import { dateField } from './date-field.js';
import type { KindDescription } from './kind.js';
import { kindIcon } from './kind-icon.js';
import { kindTexts } from './kind-texts.js';

const glyph =
  'M22 7l-8.991 5.727a2 2 0 0 1-2.009 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2z';

export const email = {
  kind: 'email',
  icon: kindIcon(glyph),
  glyph,
  defaultColor: '#8B5CF6',
  badge: 'Email Campaign',
  texts: kindTexts({ name: 'Email', example: 'a campaign or newsletter' }),
  fields: [
    { name: 'subject', label: 'Subject', type: 'title', required: true },
    dateField,
    { name: 'campaignName', label: 'Campaign', type: 'text' },
  ],
  columns: ['date', 'subject', 'campaignName'],
  details: ['campaignName'],
} as const satisfies KindDescription;
