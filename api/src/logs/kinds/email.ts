import { type KindDescription, text } from './kind.js';

export const email = {
  kind: 'email',
  typeName: 'EmailEntry',
  description: 'An email campaign.',
  label: 'Email',
  titleLabel: 'Subject',
  title: 'Subject line of the email.',
  columns: ['date', 'subject', 'campaignName'],
  dates: 'day',
  fields: { campaignName: text('Campaign', 'Name of the campaign.') },
  rest: { path: 'email', title: 'subject' },
} as const satisfies KindDescription;
