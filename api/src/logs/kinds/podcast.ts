import { type KindDescription, text } from './kind.js';

export const podcast = {
  kind: 'podcast',
  typeName: 'PodcastEntry',
  description: 'A podcast episode.',
  title: 'Title of the episode.',
  columns: ['date', 'episodeTitle', 'guestNotes'],
  dates: 'day',
  fields: { guestNotes: text('Notes on the guests.') },
  rest: { path: 'podcast', title: 'episodeTitle' },
} as const satisfies KindDescription;
