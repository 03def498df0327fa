import { type KindDescription, text } from './kind.js';

export const email = {
  kind: 'email',
  segment: 'email',
  typeName: 'EmailEntry',
  description: 'An e-mail campaign.',
  title: { name: 'subject', description: 'Subject line of the e-mail.' },
  columns: ['date', 'subject', 'campaignName'],
  dates: 'day',
  fields: { campaignName: text('Name of the campaign that the e-mail belongs to.') },
} as const satisfies KindDescription;
