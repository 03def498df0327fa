import { type KindDescription, text } from './kind.js';

export const podcast = {
  kind: 'podcast',
  typeName: 'PodcastEntry',
  description: 'A podcast episode.',
  label: 'Podcast',
  titleLabel: 'Episode Title',
  title: 'Title of the episode.',
  columns: ['date', 'episodeTitle', 'guestNotes'],
  dates: 'day',
  fields: { guestNotes: text('Guest Notes', 'Notes on the guests.') },
  rest: { path: 'podcast', title: 'episodeTitle' },
} as const satisfies KindDescription;
