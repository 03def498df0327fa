import type { Kind } from '@content-planner/model';
import type { KindDateField } from './kind.js';

/** The name of a date of an entry. */
export type DateFieldName = 'date' | 'startDate' | 'endDate';

const dateField = (name: DateFieldName, label: string, holds: KindDateField['holds']): KindDateField => ({
  name,
  label,
  type: 'entryDate',
  holds,
  required: true,
});

/** The date fields of kinds with single-day entries, and of kinds whose entries span days. */
export const dateFields: Readonly<Record<Kind['dates'], readonly KindDateField[]>> = {
  day: [dateField('date', 'Date', ['startDate', 'endDate'])],
  span: [dateField('startDate', 'Start Date', ['startDate']), dateField('endDate', 'End Date', ['endDate'])],
};
