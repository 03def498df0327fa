import { type KindDescription, text } from './kind.js';

export const other = {
  kind: 'other',
  segment: 'other',
  typeName: 'OtherEntry',
  description: 'Any other activity.',
  title: { name: 'title', description: 'Title of the activity.' },
  columns: ['date', 'title', 'description'],
  dates: 'day',
  fields: { description: text('Description of the activity.') },
} as const satisfies KindDescription;
