import { Share2 } from 'lucide-react';
import { dateField } from './date-field.js';
import type { KindDescription } from './kind.js';
import { kindTexts } from './kind-texts.js';
import { PLATFORMS } from './platforms.js';

export const social = {
  kind: 'social',
  icon: Share2,
  defaultColor: '#EC4899',
  badge: 'Social Post',
  texts: kindTexts({ name: 'Social', example: 'a post for any platform', printHeading: 'Social Media Logs' }),
  fields: [
    { name: 'postName', label: 'Post Name', type: 'title', required: true },
    dateField,
    { name: 'mediaType', label: 'Media Type', type: 'line' },
    { name: 'platforms', label: 'Platforms', type: 'flags', flags: PLATFORMS },
  ],
  columns: ['date', 'postName', 'mediaType', 'platforms'],
  details: ['mediaType', 'platforms'],
} as const satisfies KindDescription;
