import { type KindDescription, text } from './kind.js';

export const email = {
  kind: 'email',
  typeName: 'EmailEntry',
  description: 'An email campaign.',
  title: 'Subject line of the email.',
  columns: ['date', 'subject', 'campaignName'],
  dates: 'day',
  fields: { campaignName: text('Name of the campaign.') },
  rest: { path: 'email', title: 'subject' },
} as const satisfies KindDescription;
