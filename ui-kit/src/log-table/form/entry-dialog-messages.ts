import { typeErrors } from '../../logs/field-types/type-names.js';
import { defineMessages } from '../../messages/define-messages.js';

/** Text of {@link EntryDialog}. */
export const entryDialogMessages = defineMessages('entryDialog', {
  create: 'Create',
  update: 'Update',
  brand: 'Brand',
  noBrand: 'No brand',
  customColor: 'Custom Color',
  useBrandColor: 'Use Brand Color',
  /** A warning about an invalid color, which can be saved anyway. */
  noColor: 'Not a valid color. The brand color will be used instead.',
  showOnCalendar: 'Show on Calendar',
  /** The empty option in an optional dropdown. */
  noChoice: 'None',
  /** The placeholder in a required dropdown. */
  choose: 'Choose',
  required: ({ label }: { label: string }) => `${label} is required`,
  tooLong: ({ max }: { max: number }) => `Use at most ${max.toLocaleString('en-US')} characters`,
  impossibleDate: ({ format }: { format: string }) => `Enter a valid date (${format})`,
  typed: /* @__PURE__ */ typeErrors('english'),
  endBeforeStart: 'End date must be on or after the start date',
  invalidTitle: 'Validation Error',
  /** `fields` are the labels of the empty required custom fields. */
  missing: ({ fields }: { fields: readonly string[] }) =>
    `Please fill in required fields: ${fields.join(', ')}`,
});
