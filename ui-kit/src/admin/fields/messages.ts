import { typeHints, typeNames } from '../../logs/field-types/type-names.js';
import { defineMessages } from '../../messages/define-messages.js';
import { entryCount } from '../entry-count.js';

/** The place of an option in a list, starting at 1. */
export interface OptionPlace {
  name: string;
  place: number;
  total: number;
}

/** Text of {@link FieldSettings}. */
export const fieldSettingsMessages = defineMessages('fieldSettings', {
  title: 'Field Configuration',
  tabs: 'Type of log',
  addField: 'Add Field',
  fieldLabel: 'Label',
  type: 'Type',
  /** The header of the column that marks required fields, and the marker itself. */
  required: 'Required',
  options: 'Options',
  usedBy: 'Used by',
  allTypes: 'All types',
  kinds: ({ count }: { count: number }) => `${count} ${count === 1 ? 'type' : 'types'}`,
  entries: 'Entries',
  /** The accessible name of the link to the entries that have a value. */
  entriesOf: ({ fieldLabel, count }: { fieldLabel: string; count: number }) =>
    `${count.toLocaleString('en-US')} ${count === 1 ? 'entry has' : 'entries have'} a value in ${fieldLabel}`,
  /** Header of the column with which users move fields, for screen readers. */
  order: 'Order',
  /** The note below the fields. It ends with a link to the kinds that have no tab. */
  note: 'Required and the order belong to each type. Fields of Other and of your own types are under',
  contentTypes: 'Content types',
  /** Header of the buttons column, for screen readers. */
  actions: 'Actions',
  types: /* @__PURE__ */ typeNames('english'),
  /** Displayed instead of options for a field of people. */
  everybody: 'Everybody on the team',
  edit: ({ fieldLabel }: { fieldLabel: string }) => `Edit ${fieldLabel}`,
  delete: ({ fieldLabel }: { fieldLabel: string }) => `Delete ${fieldLabel}`,
  loading: 'Loading fields',
  errorTitle: 'Fields could not be loaded',
  emptyTitle: 'No custom fields configured yet',
  /** `log` is the name of the kind of log, such as 'blog log'. */
  emptyHint: ({ log }: { log: string }) => `A field that you add here can be filled in on every ${log}.`,
  addFirst: 'Add Your First Field',
});

const number = (value: number) => value.toLocaleString('en-US');
const counted = (count: number, one: string, other: string) =>
  `${number(count)} ${count === 1 ? one : other}`;
const list = new Intl.ListFormat('en-US');

/** Text of {@link FieldConfigurationDialog}. The names of the types are in {@link fieldSettingsMessages}. */
export const fieldConfigurationDialogMessages = defineMessages('fieldConfigurationDialog', {
  createTitle: 'Create Field Configuration',
  editTitle: 'Edit Field Configuration',
  fieldLabel: 'Label',
  fieldName: 'Field name',
  /** The hint after the name of an existing field. */
  nameFixed: 'It can’t be changed.',
  builtInNote: 'Built-in fields keep their label and type.',
  type: 'Type',
  /** What each type is for. */
  typeHints: /* @__PURE__ */ typeHints('english'),
  /** Why a field can't get another type. */
  typeFixed: 'Entries have values',
  /** Heading above the control that shows what users will see. */
  example: 'How it looks',
  usedBy: 'Used by',
  hiddenKind: 'Hidden',
  allTypes: 'All types',
  noTypes: 'None',
  kindsRequired: 'Choose at least one type',
  /** A kind that no longer uses the field. */
  valuesHidden: ({ kind, count }: { kind: string; count: number }) =>
    count === 1
      ? `${kind}: 1 entry has a value. It stays stored and is hidden.`
      : `${kind}: ${number(count)} entries have a value. It stays stored and is hidden.`,
  required: 'Required',
  shareable: 'Can be shown to clients',
  /** Explains that only links and embeds that are created later can show the field. */
  nowShareable: 'New links and embeds can show this field. Those that clients already have don’t change.',
  links: {
    /** `names` are the names of links and embeds that show the field, and `more` is the number of others. */
    shownBy: ({ names, more }: { names: readonly string[]; more: number }) =>
      `Shown by ${list.format([...names.map((name) => `“${name}”`), ...(more > 0 ? [`${number(more)} more`] : [])])}.`,
    remove: 'Remove from these links',
    /** The effect if the checkbox is not checked. */
    kept: 'They keep showing this field.',
  },
  order: 'Display order',
  orderHint: 'Or drag it in the list',
  options: 'Options',
  optionsHint: 'Separated by commas. The list below follows.',
  optionsPlaceholder: 'Draft, In review, Published',
  option: 'Option',
  done: 'Done',
  doneHint: 'Done counts as finished: such entries are never late.',
  addOption: 'Add an option',
  /** The accessible name of an option. `place` starts at 1. */
  optionOf: ({ place, total, name, isDone }: OptionPlace & { isDone: boolean }) =>
    `Option ${place} of ${total}, ${name}, ${isDone ? 'done' : 'not done'}`,
  optionName: ({ place, total }: Omit<OptionPlace, 'name'>) => `Option ${place} of ${total}`,
  optionColor: ({ option }: { option: string }) => `Color of ${option}`,
  optionDone: ({ option }: { option: string }) => `${option} is done`,
  optionActions: ({ option }: { option: string }) => `Actions for ${option}`,
  moveOption: ({ option }: { option: string }) => `Move ${option}`,
  moveUp: 'Move up',
  moveDown: 'Move down',
  remove: 'Remove',
  removeOption: ({ option }: { option: string }) => `Remove ${option}`,
  restoreOption: ({ option }: { option: string }) => `Put back ${option}`,
  /** For screen readers. */
  optionMoved: ({ name, place, total }: OptionPlace) => `${name}, now ${place} of ${total}.`,
  optionRemoved: ({ option, count }: { option: string; count: number | null }) =>
    count === null
      ? `${option} removed. Choose what entries get instead.`
      : `${option} removed. ${count === 1 ? '1 entry uses' : `${number(count)} entries use`} it. Choose what ${count === 1 ? 'it changes' : 'they change'} to.`,
  /** The label of the select for what entries get. `count` is null if it is unknown. */
  replacement: ({ option, count }: { option: string; count: number | null }) =>
    count === null
      ? `Entries can have ${option}. Change them to`
      : `${option} is used by ${entryCount(count)}. Change ${count === 1 ? 'it' : 'them'} to`,
  choose: 'Choose',
  leaveEmpty: 'Leave empty',
  renamed: ({ before, count }: { before: string; count: number | null }) =>
    count === null || count === 0
      ? `Was ${before}.`
      : `Was ${before}. Its ${counted(count, 'entry is', 'entries are')} renamed with it.`,
  hasComma: 'An option can’t contain a comma',
  isTaken: 'There is already an option with this name',
  abbreviationOf: ({ option }: { option: string }) => `Abbreviation of ${option}`,
  abbreviationInvalid: 'Enter an abbreviation of 1 to 3 letters',
  abbreviationTaken: 'There is already an option with this abbreviation',
  hideOption: ({ option }: { option: string }) => `Hide ${option}`,
  showOption: ({ option }: { option: string }) => `Show ${option}`,
  hiddenHint: 'Hidden options stay on entries, but can’t be chosen.',
  /** What the form waits for. */
  chooseReplacement: ({ option, count }: { option: string; count: number | null }) =>
    count === null
      ? `Choose what happens to entries with ${option}.`
      : `Choose what happens to the ${entryCount(count)} with ${option}.`,
  changes: ({ count }: { count: number }) => `Changes ${entryCount(count)}. You can undo it in Activity.`,
  /** Another field has the same label. `kinds` are the names of the kinds that use it. */
  same: {
    title: ({ label, kinds }: { label: string; kinds: readonly string[] }) => {
      if (kinds.length === 0) return `There is already a field ${label}.`;
      return `${label} is already used by ${kinds.length > 3 ? `${kinds.length} types` : list.format(kinds)}.`;
    },
    text: 'One field filters, colors and edits all of them together. Two fields with the same name don’t.',
    kinds: ({ count }: { count: number }) => counted(count, 'type', 'types'),
    values: ({ count }: { count: number }) =>
      count === 1 ? '1 entry has a value' : `${number(count)} entries have a value`,
    use: 'Use the same field',
    keep: 'Keep a second one',
    /** Opens the preview of merging two existing fields. */
    merge: 'Merge…',
  },
  delete: 'Delete field',
  labelRequired: 'Label is required',
  /** A built-in field has the label. `kinds` are the names of the kinds that use it. */
  labelTaken: ({ label, kinds }: { label: string; kinds: readonly string[] }) =>
    `${list.format(kinds)} already ${kinds.length === 1 ? 'has' : 'have'} a built-in field “${label}”. Choose another label.`,
  labelTooLong: 'Use at most 300 characters',
  nameReserved: 'This name cannot be used for a field. Choose another label.',
  optionsRequired: 'Enter at least one option',
  create: 'Create',
  update: 'Update',
});

/** Text of {@link DeleteFieldDialog}. */
export const deleteFieldDialogMessages = defineMessages('deleteFieldDialog', {
  title: 'Delete Field',
  description: ({ fieldName }: { fieldName: string }) =>
    `Are you sure you want to delete the field "${fieldName}"? Its values will be hidden. A new field with the same name will not show them.`,
  /** The effect on links and embeds that keep the field. */
  shownAgain: 'They show this field again if it is restored.',
  cancel: 'Cancel',
  delete: 'Delete',
});

/** Text of {@link MergeFieldsDialog}. */
export const mergeFieldsDialogMessages = defineMessages('mergeFieldsDialog', {
  title: 'Merge fields',
  /** `from` and `into` are the names of the types that use the fields. */
  description: ({ label, from, into }: { label: string; from: readonly string[]; into: readonly string[] }) =>
    `“${label}” of ${list.format(from)} becomes the same field as “${label}” of ${list.format(into)}. Filters, links and feeds keep working.`,
  loading: 'Counting entries',
  failed: 'The entries could not be counted',
  empty: 'No entry has a value in the field that is merged.',
  moves: ({ kind, count }: { kind: string; count: number }) => `${kind}: ${entryCount(count)}`,
  conflicts: ({ count }: { count: number }) =>
    count === 1
      ? '1 of them has a value in both fields and keeps the value of the other field.'
      : `${number(count)} of them have a value in both fields and keep the value of the other field.`,
  /** The heading of the options of the merged field, each with what it becomes. */
  options: 'What options become',
  addOption: ({ name }: { name: string }) => `Add “${name}”`,
  leaveEmpty: 'Leave empty',
  cancel: 'Cancel',
  merge: 'Merge',
});
