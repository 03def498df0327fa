import { Mic } from 'lucide-react';
import { dateField } from './date-field.js';
import type { KindDescription } from './kind.js';
import { kindTexts } from './kind-texts.js';

export const podcast = {
  kind: 'podcast',
  icon: Mic,
  defaultColor: '#10B981',
  badge: 'Podcast Episode',
  texts: kindTexts({ name: 'Podcast', example: 'an episode' }),
  fields: [
    { name: 'episodeTitle', label: 'Episode Title', type: 'title', required: true },
    dateField,
    { name: 'guestNotes', label: 'Guest Notes', type: 'text' },
  ],
  columns: ['date', 'episodeTitle', 'guestNotes'],
  details: ['guestNotes'],
} as const satisfies KindDescription;
