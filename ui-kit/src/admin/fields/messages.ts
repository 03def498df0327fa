import type { FieldType } from '../../logs/field-types/index.js';
import type { FieldConfiguration } from '../../logs/types.js';
import { defineMessages } from '../../messages/define-messages.js';
import type { ShownIn } from './shown-in.js';

/** Text of {@link FieldSettings}. */
export const fieldSettingsMessages = defineMessages('fieldSettings', {
  title: 'Field Configuration',
  tabs: 'Type of log',
  addField: 'Add Field',
  fieldLabel: 'Label',
  fieldName: 'Field name',
  type: 'Type',
  /** The header of the column that marks required fields, and the marker itself. */
  required: 'Required',
  options: 'Options',
  order: 'Order',
  /** Header of the buttons column, for screen readers. */
  actions: 'Actions',
  types: {
    text: 'Text',
    date: 'Date',
    boolean: 'Boolean',
    dropdown: 'Dropdown',
    number: 'Number',
    url: 'Link',
    longText: 'Long text',
    time: 'Time',
    multipleChoice: 'Multiple choice',
  } satisfies Record<FieldType, string>,
  edit: ({ fieldLabel }: FieldConfiguration) => `Edit ${fieldLabel}`,
  delete: ({ fieldLabel }: FieldConfiguration) => `Delete ${fieldLabel}`,
  loading: 'Loading fields',
  errorTitle: 'Fields could not be loaded',
  emptyTitle: 'No custom fields configured yet',
  /** `log` is the name of the kind of log, such as 'blog log'. */
  emptyHint: ({ log }: { log: string }) => `A field that you add here can be filled in on every ${log}.`,
  addFirst: 'Add Your First Field',
});

const counted = (count: number, noun: string) =>
  count === 0 ? [] : [`${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`];

const shareableChange = ({ isShareable, shownIn }: { isShareable: boolean; shownIn: ShownIn | null }) => {
  if (isShareable)
    return 'New links and embeds can show this field. Those that clients already have don’t change.';
  const which = shownIn
    ? [...counted(shownIn.links, 'link'), ...counted(shownIn.embeds, 'embed')].join(' and ')
    : 'Links and embeds';
  return which && `${which} that clients already have can no longer show this field.`;
};

/** Text of {@link FieldConfigurationDialog}. The names of the types are in {@link fieldSettingsMessages}. */
export const fieldConfigurationDialogMessages = defineMessages('fieldConfigurationDialog', {
  createTitle: 'Create Field Configuration',
  editTitle: 'Edit Field Configuration',
  fieldLabel: 'Label',
  fieldName: 'Field name',
  /** The hint below a new field's name. */
  nameHint: 'Generated from the label',
  /** The hint below an existing field's name. */
  nameFixed: "Can't be changed: entries already use it",
  type: 'Type',
  options: 'Options',
  optionsHint: 'Separated by commas',
  optionsPlaceholder: 'Draft, In review, Published',
  /** The heading above the option colors. */
  optionColors: 'Colors of the options',
  /** Accessible names of the text field and the button for an option's color. */
  optionColor: ({ option }: { option: string }) => `Color of ${option}`,
  pickOptionColor: ({ option }: { option: string }) => `Pick the color of ${option}`,
  required: 'Required',
  shareable: 'Can be shown to clients',
  /**
   * Explains which links and embeds the checkbox affects. `shownIn` counts those that show the field; it is null if the
   * number is unknown.
   */
  shareableChange,
  /** Warns that entries still have options that are removed or renamed. */
  removedOptions: ({ options, count }: { options: readonly string[]; count: number }) => {
    const names = options.map((option) => `“${option}”`).join(' or ');
    return count === 1
      ? `1 entry still has ${names}. It keeps this value, but filters no longer offer it.`
      : `${count.toLocaleString('en-US')} entries still have ${names}. They keep this value, but filters no longer offer it.`;
  },
  order: 'Display order',
  orderHint: 'Lower numbers come first',
  labelRequired: 'Label is required',
  labelTooLong: 'Use at most 300 characters',
  nameReserved: 'This name cannot be used for a field. Choose another label.',
  optionsRequired: 'Enter at least one option',
  cancel: 'Cancel',
  create: 'Create',
  update: 'Update',
});

/** Text of {@link DeleteFieldDialog}. */
export const deleteFieldDialogMessages = defineMessages('deleteFieldDialog', {
  title: 'Delete Field',
  description: ({ fieldName }: FieldConfiguration) =>
    `Are you sure you want to delete the field "${fieldName}"? Its values will be hidden. A new field with the same name will not show them.`,
});
