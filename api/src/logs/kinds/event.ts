import { type KindDescription, text } from './kind.js';

export const event = {
  kind: 'event',
  typeName: 'EventEntry',
  description: 'An event that lasts one or more days.',
  label: 'Event',
  titleLabel: 'Name',
  title: 'Name of the event.',
  columns: ['startDate', 'endDate', 'name', 'location'],
  dates: 'span',
  fields: {
    location: text('Location', 'Where the event takes place.'),
    notes: text('Notes', 'Notes on the event.'),
  },
  rest: { path: 'events', title: 'name' },
} as const satisfies KindDescription;
