import type { KindDescription } from './kind.js';
import { kindIcon } from './kind-icon.js';
import { kindTexts } from './kind-texts.js';

const glyph =
  'M2 9a3 3 0 0 1 0 6v2a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-2a3 3 0 0 1 0-6V7a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2ZM13 5v2M13 17v2M13 11v2';

export const event = {
  kind: 'event',
  icon: kindIcon(glyph),
  glyph,
  defaultColor: '#F59E0B',
  badge: 'Event',
  texts: kindTexts({ name: 'Event', example: 'a launch, fair or meet-up' }),
  fields: [
    { name: 'name', label: 'Name', type: 'title', required: true },
    { name: 'startDate', label: 'Start Date', type: 'entryDate', holds: ['startDate'], required: true },
    { name: 'endDate', label: 'End Date', type: 'entryDate', holds: ['endDate'], required: true },
    { name: 'location', label: 'Location', type: 'text' },
    { name: 'notes', label: 'Notes', type: 'longText' },
  ],
  columns: ['startDate', 'endDate', 'name', 'location'],
  details: ['location', 'notes'],
} as const satisfies KindDescription;
