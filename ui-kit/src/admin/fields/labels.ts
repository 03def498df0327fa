import type { FieldType } from '../../logs/field-types/index.js';
import { kindOf } from '../../logs/kinds/kind-of.js';
import type { FieldConfiguration, LogKind } from '../../logs/types.js';
import { type DialogLabels, dialogLabels } from '../../primitives/dialog-labels.js';
import type { ShownIn } from './shown-in.js';

const fieldTypeLabels: Record<FieldType, string> = {
  text: 'Text',
  date: 'Date',
  boolean: 'Boolean',
  dropdown: 'Dropdown',
  number: 'Number',
  url: 'Link',
};

/** Labels for FieldSettings. */
export interface FieldSettingsLabels {
  /** Heading of the page. */
  title: string;
  /** Accessible name of the tab list. */
  tabs: string;
  tab: (target: { kind: LogKind }) => string;
  addField: string;
  fieldLabel: string;
  fieldName: string;
  type: string;
  /** The header of the column that marks required fields, and the marker itself. */
  required: string;
  options: string;
  order: string;
  /** Header of the buttons column, for screen readers. */
  actions: string;
  types: Record<FieldType, string>;
  edit: (field: FieldConfiguration) => string;
  delete: (field: FieldConfiguration) => string;
  loading: string;
  errorTitle: string;
  errorText: string;
  retry: string;
  emptyTitle: string;
  emptyHint: (target: { kind: LogKind }) => string;
  addFirst: string;
}

/** The default {@link FieldSettingsLabels}. */
export const fieldSettingsLabels: FieldSettingsLabels = {
  title: 'Field Configuration',
  tabs: 'Type of log',
  tab: ({ kind }) => kindOf(kind).texts.pluralTitle,
  addField: 'Add Field',
  fieldLabel: 'Label',
  fieldName: 'Field name',
  type: 'Type',
  required: 'Required',
  options: 'Options',
  order: 'Order',
  actions: 'Actions',
  types: fieldTypeLabels,
  edit: ({ fieldLabel }) => `Edit ${fieldLabel}`,
  delete: ({ fieldLabel }) => `Delete ${fieldLabel}`,
  loading: 'Loading fields',
  errorTitle: 'Fields could not be loaded',
  errorText: 'The server is not responding. Your data is safe.',
  retry: 'Try again',
  emptyTitle: 'No custom fields configured yet',
  emptyHint: ({ kind }) =>
    `A field that you add here can be filled in on every ${kindOf(kind).texts.singular}.`,
  addFirst: 'Add Your First Field',
};

/** Labels for FieldConfigurationDialog. */
export interface FieldConfigurationDialogLabels extends DialogLabels {
  createTitle: string;
  editTitle: string;
  fieldLabel: string;
  fieldName: string;
  /** The hint below a new field's name. */
  nameHint: string;
  /** The hint below an existing field's name. */
  nameFixed: string;
  type: string;
  types: Record<FieldType, string>;
  options: string;
  optionsHint: string;
  optionsPlaceholder: string;
  /** The heading above the option colors. */
  optionColors: string;
  /** Accessible names of the text field and the button for an option's color. */
  optionColor: (input: { option: string }) => string;
  pickOptionColor: (input: { option: string }) => string;
  required: string;
  shareable: string;
  /** Explains how many links and embeds the checkbox affects. `shownIn` is null if the number is unknown. */
  shareableChange: (change: { isShareable: boolean; shownIn: ShownIn | null }) => string;
  /** Warns that entries still have options that are removed or renamed. */
  removedOptions: (removed: { options: readonly string[]; count: number }) => string;
  order: string;
  orderHint: string;
  labelRequired: string;
  labelTooLong: string;
  nameReserved: string;
  optionsRequired: string;
  cancel: string;
  create: string;
  update: string;
}

const counted = (count: number, noun: string) =>
  count === 0 ? [] : [`${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`];

const shareableChange: FieldConfigurationDialogLabels['shareableChange'] = ({ isShareable, shownIn }) => {
  const which = shownIn
    ? [...counted(shownIn.links, 'link'), ...counted(shownIn.embeds, 'embed')].join(' and ')
    : 'Links and embeds';
  if (which === '') return '';
  return isShareable
    ? `${which} that clients already have will show this field.`
    : `${which} that clients already have can no longer show this field.`;
};

/** The default {@link FieldConfigurationDialogLabels}. */
export const fieldConfigurationDialogLabels: FieldConfigurationDialogLabels = {
  ...dialogLabels,
  createTitle: 'Create Field Configuration',
  editTitle: 'Edit Field Configuration',
  fieldLabel: 'Label',
  fieldName: 'Field name',
  nameHint: 'Generated from the label',
  nameFixed: "Can't be changed: entries already use it",
  type: 'Type',
  types: fieldTypeLabels,
  options: 'Options',
  optionsHint: 'Separated by commas',
  optionsPlaceholder: 'Draft, In review, Published',
  optionColors: 'Colors of the options',
  optionColor: ({ option }) => `Color of ${option}`,
  pickOptionColor: ({ option }) => `Pick the color of ${option}`,
  required: 'Required',
  shareable: 'Can be shown to clients',
  shareableChange,
  removedOptions: ({ options, count }) => {
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
};

/** Labels for DeleteFieldDialog. */
export interface DeleteFieldDialogLabels {
  title: string;
  description: (field: FieldConfiguration) => string;
  cancel: string;
  confirm: string;
}

/** The default {@link DeleteFieldDialogLabels}. */
export const deleteFieldDialogLabels: DeleteFieldDialogLabels = {
  title: 'Delete Field',
  description: ({ fieldName }) =>
    `Are you sure you want to delete the field "${fieldName}"? Its values will be hidden. A new field with the same name will not show them.`,
  cancel: 'Cancel',
  confirm: 'Delete',
};
