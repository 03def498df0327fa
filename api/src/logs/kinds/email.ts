import { type KindDescription, text } from './kind.js';

export const email = {
  kind: 'email',
  segment: 'email',
  typeName: 'EmailEntry',
  description: 'An email campaign.',
  title: { name: 'subject', description: 'Subject line of the email.' },
  columns: ['date', 'subject', 'campaignName'],
  dates: 'day',
  fields: { campaignName: text('Name of the campaign that the email belongs to.') },
} as const satisfies KindDescription;
