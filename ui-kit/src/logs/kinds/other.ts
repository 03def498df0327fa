import { Shapes } from 'lucide-react';
import { dateField } from './date-field.js';
import type { KindDescription } from './kind.js';
import { kindTexts } from './kind-texts.js';

export const other = {
  kind: 'other',
  icon: Shapes,
  defaultColor: '#6B7280',
  badge: 'Other',
  texts: kindTexts({ name: 'Other', example: 'anything else with a date' }),
  fields: [
    { name: 'title', label: 'Title', type: 'title', required: true },
    dateField,
    { name: 'description', label: 'Description', type: 'text' },
  ],
  columns: ['date', 'title', 'description'],
  details: ['description'],
} as const satisfies KindDescription;
