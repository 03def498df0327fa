import { type KindDescription, text } from './kind.js';

export const event = {
  kind: 'event',
  segment: 'events',
  typeName: 'EventEntry',
  description: 'An event of one or more days.',
  title: { name: 'name', description: 'Name of the event.' },
  columns: ['startDate', 'endDate', 'name', 'location'],
  dates: 'span',
  fields: { location: text('Where the event takes place.'), notes: text('Notes on the event.') },
} as const satisfies KindDescription;
