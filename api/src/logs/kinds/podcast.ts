import { type KindDescription, text } from './kind.js';

export const podcast = {
  kind: 'podcast',
  segment: 'podcast',
  typeName: 'PodcastEntry',
  description: 'A podcast episode.',
  title: { name: 'episodeTitle', description: 'Title of the episode.' },
  columns: ['date', 'episodeTitle', 'guestNotes'],
  dates: 'day',
  fields: { guestNotes: text('Notes on the guests.') },
} as const satisfies KindDescription;
