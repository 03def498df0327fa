import { type KindDescription, text } from './kind.js';

export const other = {
  kind: 'other',
  typeName: 'OtherEntry',
  description: 'Any other activity.',
  label: 'Other',
  titleLabel: 'Title',
  title: 'Title of the activity.',
  columns: ['date', 'title', 'description'],
  dates: 'day',
  fields: { description: text('Description', 'Description of the activity.') },
  rest: { path: 'other', title: 'title' },
} as const satisfies KindDescription;
