import { Mail } from 'lucide-react';
import { dateField } from './date-field.js';
import type { KindDescription } from './kind.js';
import { kindTexts } from './kind-texts.js';

export const email = {
  kind: 'email',
  icon: Mail,
  defaultColor: '#8B5CF6',
  badge: 'Email Campaign',
  texts: kindTexts({ name: 'Email', example: 'a campaign or newsletter' }),
  fields: [
    { name: 'subject', label: 'Subject', type: 'title', required: true },
    dateField,
    { name: 'campaignName', label: 'Campaign', type: 'line' },
  ],
  columns: ['date', 'subject', 'campaignName'],
  details: ['campaignName'],
} as const satisfies KindDescription;
