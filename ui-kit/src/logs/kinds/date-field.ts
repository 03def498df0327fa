import type { KindDateField } from './kind.js';

/** The date field of kinds whose entries last a single day. */
export const dateField = {
  name: 'date',
  label: 'Date',
  type: 'entryDate',
  holds: ['startDate', 'endDate'],
  required: true,
} as const satisfies KindDateField;
