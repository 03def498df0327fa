import { kindOf } from '../../logs/kinds/kind-of.js';
import type { LogKind } from '../../logs/types.js';
import { type DateInputLabels, dateInputLabels } from '../../primitives/date-input-labels.js';
import { type DialogLabels, dialogLabels } from '../../primitives/dialog-labels.js';
import { type ConflictLabels, conflictLabels } from './conflict/conflict-labels.js';

/** All text in the dialog, including text for screen readers. */
export interface EntryDialogLabels extends DialogLabels, ConflictLabels {
  createTitle: string;
  editTitle: string;
  cancel: string;
  create: string;
  update: string;
  /** Labels of the kind's fields, keyed by name. They override the kind's labels. */
  fields: Readonly<Record<string, string>>;
  brand: string;
  noBrand: string;
  customColor: string;
  useBrandColor: string;
  pickColor: string;
  /** A warning about an invalid color, which can be saved anyway. */
  noColor: string;
  showOnCalendar: string;
  /** The empty option in an optional dropdown. */
  noChoice: string;
  /** The placeholder in a required dropdown. */
  choose: string;
  /** `format` is the format for typed dates in the dialog's locale, such as 'MM/DD/YYYY'. */
  datePlaceholder: (date: { format: string }) => string;
  chooseDate: string;
  /** Text in the date picker, except for the name of its button, which is `chooseDate`. */
  datePicker: Omit<DateInputLabels, 'choose'>;
  /** The title in the entry preview while the title is empty. */
  untitled: string;
  required: (input: { label: string }) => string;
  tooLong: (input: { max: number }) => string;
  impossibleDate: (date: { format: string }) => string;
  invalidNumber: string;
  invalidUrl: string;
  endBeforeStart: string;
  invalidTitle: string;
  /** `fields` are the labels of the empty required custom fields. */
  missing: (input: { fields: readonly string[] }) => string;
}

/**
 * Returns the dialog's default text for a kind.
 *
 * @example entryDialogLabels('blog').createTitle // 'Create Blog Log'
 */
export function entryDialogLabels(kind: LogKind): EntryDialogLabels {
  const { choose: chooseDate, ...datePicker } = dateInputLabels;
  const { texts, badge } = kindOf(kind);
  return {
    ...dialogLabels,
    ...conflictLabels,
    createTitle: texts.create,
    editTitle: texts.edit,
    cancel: 'Cancel',
    create: 'Create',
    update: 'Update',
    fields: {},
    brand: 'Brand',
    noBrand: 'No brand',
    customColor: 'Custom Color',
    useBrandColor: 'Use Brand Color',
    pickColor: 'Pick a color',
    noColor: 'Not a valid color. The brand color will be used instead.',
    showOnCalendar: 'Show on Calendar',
    noChoice: 'None',
    choose: 'Choose',
    datePlaceholder: ({ format }) => format,
    chooseDate,
    datePicker,
    untitled: badge,
    required: ({ label }) => `${label} is required`,
    tooLong: ({ max }) => `Use at most ${max.toLocaleString('en-US')} characters`,
    impossibleDate: ({ format }) => `Enter a valid date (${format})`,
    invalidNumber: 'Enter a number, such as 1,250.50',
    invalidUrl: 'Enter a web address, such as https://example.com',
    endBeforeStart: 'End date must be on or after the start date',
    invalidTitle: 'Validation Error',
    missing: ({ fields }) => `Please fill in required fields: ${fields.join(', ')}`,
  };
}
