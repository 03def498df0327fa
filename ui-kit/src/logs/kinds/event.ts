import { Ticket } from 'lucide-react';
import type { KindDescription } from './kind.js';
import { kindTexts } from './kind-texts.js';

export const event = {
  kind: 'event',
  icon: Ticket,
  defaultColor: '#F59E0B',
  badge: 'Event',
  texts: kindTexts({ name: 'Event', example: 'a launch, fair or meet-up' }),
  fields: [
    { name: 'name', label: 'Name', type: 'title', required: true },
    { name: 'startDate', label: 'Start Date', type: 'date', holds: ['startDate'], required: true },
    { name: 'endDate', label: 'End Date', type: 'date', holds: ['endDate'], required: true },
    { name: 'location', label: 'Location', type: 'line' },
    { name: 'notes', label: 'Notes', type: 'text' },
  ],
  columns: ['startDate', 'endDate', 'name', 'location'],
  details: ['location', 'notes'],
} as const satisfies KindDescription;
