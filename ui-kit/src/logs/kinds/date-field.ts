import type { KindDateField } from './kind.js';

/** The date of the kinds whose entries are single days. */
export const dateField = {
  name: 'date',
  label: 'Date',
  type: 'date',
  holds: ['startDate', 'endDate'],
  required: true,
} as const satisfies KindDateField;
