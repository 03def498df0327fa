import type { ServerErrors } from './error-type.js';

const gone = (count: number): string =>
  count === 1 ? 'One entry no longer exists' : `${count} entries no longer exist`;

/** Errors about entries, brands, custom fields, saved views and changes to them. */
export const contentErrors = {
  entryNotFound: { type: 'notFound', message: 'Log entry not found' },
  entryChanged: { type: 'conflict', message: 'Someone else changed this entry in the meantime.' },
  /** The same for requests with `If-Match`. */
  entryVersionMismatch: {
    type: 'preconditionFailed',
    message: 'Someone else changed this entry in the meantime.',
  },
  entriesToMoveChanged: {
    type: 'conflict',
    message: ({ count }: { count: number }) =>
      count === 1
        ? 'Someone else changed this entry in the meantime. Nothing was moved.'
        : `Someone else changed ${count} of these entries in the meantime. Nothing was moved.`,
  },
  entriesToMoveGone: {
    type: 'notFound',
    message: ({ count }: { count: number }) => `${gone(count)}. Nothing was moved.`,
  },
  entriesToDuplicateGone: {
    type: 'notFound',
    message: ({ count }: { count: number }) => `${gone(count)}. Nothing was duplicated.`,
  },
  endsTooEarly: { type: 'invalid', message: 'End date must be on or after the start date' },
  endBeforeStart: { type: 'invalid', message: 'must be on or after the start date' },
  oneDayOnly: {
    type: 'invalid',
    message: 'must be the same as startDate, because entries of this kind last only one day',
  },
  movedTwice: { type: 'invalid', message: 'Each entry can only be moved once' },
  entriesRequired: { type: 'invalid', message: 'Add at least one entry' },
  rowsRequired: { type: 'invalid', message: 'Add at least one row' },
  selectionRequired: { type: 'invalid', message: 'Select at least one entry' },
  changeRequired: {
    type: 'invalid',
    message: ({ values }: { values: string }) => `Set brandId, showOnCalendar or ${values}`,
  },
  tooManyNewEntries: {
    type: 'invalid',
    message: ({ max }: { max: number }) => `At most ${max} entries can be created at once`,
  },
  tooManyRows: {
    type: 'invalid',
    message: ({ max }: { max: number }) => `At most ${max.toLocaleString('en')} rows can be imported at once`,
  },
  tooManyMoves: {
    type: 'invalid',
    message: ({ max }: { max: number }) => `At most ${max.toLocaleString('en')} entries can be moved at once`,
  },
  tooManyDuplicates: {
    type: 'invalid',
    message: ({ max }: { max: number }) =>
      `At most ${max.toLocaleString('en')} entries can be duplicated at once`,
  },
  tooManyChanged: {
    type: 'invalid',
    message: ({ max }: { max: number }) => `At most ${max} entries can be changed at once`,
  },
  tooManyExported: {
    type: 'invalid',
    message: ({ max }: { max: number }) => `At most ${max} entries can be exported at once`,
  },
  kindNotFound: { type: 'notFound', message: 'This type of entry no longer exists' },
  kindNameTaken: {
    type: 'conflict',
    message: ({ name }: { name: string }) => `A type named '${name}' already exists. Choose another name.`,
  },
  kindChanged: { type: 'conflict', message: 'Someone else changed this type in the meantime.' },
  kindFixed: { type: 'invalid', message: "can't be changed, because this type is built in" },
  kindBuiltIn: { type: 'conflict', message: 'This type is built in. Hide it instead.' },
  kindInUse: {
    type: 'conflict',
    message: 'This type has entries. Hide it, or change the type of its entries first.',
  },
  kindHasSpans: { type: 'conflict', message: 'Some entries of this type last several days.' },
  tooManyKinds: {
    type: 'conflict',
    message: ({ max }: { max: number }) => `There can be at most ${max} types. Delete one first.`,
  },
  brandNotFound: { type: 'notFound', message: 'Brand not found' },
  brandNameTaken: { type: 'conflict', message: 'A brand with this name already exists.' },
  /** In an entry. */
  brandGone: { type: 'invalid', message: 'This brand no longer exists. Choose another.' },
  brandRequired: { type: 'invalid', message: 'This key only includes entries with a brand. Choose one.' },
  fieldNotFound: { type: 'notFound', message: 'Field configuration not found' },
  /** In a bulk update. */
  fieldGone: { type: 'invalid', message: 'This field no longer exists.' },
  fieldNameTaken: {
    type: 'conflict',
    message: ({ name }: { name: string }) => `A field named '${name}' already exists. Choose another label.`,
  },
  /** Another kind's field, which a kind should use, too. */
  fieldNameUsed: {
    type: 'conflict',
    message: ({ label, other }: { label: string; other: string }) =>
      `'${label}' can't be added, because this type has the field '${other}' with the same name.`,
  },
  fieldUsed: {
    type: 'conflict',
    message: ({ label }: { label: string }) => `This type already has the field '${label}'.`,
  },
  fieldChanged: { type: 'conflict', message: 'Someone else changed this field in the meantime.' },
  fieldBuiltIn: {
    type: 'conflict',
    message: 'This field is built in. It can only be removed from types that were given it.',
  },
  fieldBuiltInFixed: { type: 'invalid', message: "can't be changed, because this field is built in" },
  fieldsNotMergeable: {
    type: 'conflict',
    message: 'must be another field of the same type, to which the values can be added',
  },
  optionNameTaken: {
    type: 'conflict',
    message: ({ name }: { name: string }) => `An option named '${name}' already exists.`,
  },
  abbreviationInvalid: { type: 'invalid', message: 'must be an abbreviation of 1 to 3 letters' },
  abbreviationTaken: {
    type: 'conflict',
    message: ({ abbreviation }: { abbreviation: string }) =>
      `An option with the abbreviation '${abbreviation}' already exists.`,
  },
  fieldNameReserved: {
    type: 'invalid',
    message: 'This name cannot be used for a field. Choose another label.',
  },
  fieldFixed: {
    type: 'invalid',
    message: "can't be changed. Delete the field and add another one.",
  },
  optionsRequired: { type: 'invalid', message: 'A dropdown requires at least one option' },
  fieldsRequired: {
    type: 'invalid',
    message: ({ labels }: { labels: readonly string[] }) =>
      `Please fill in required fields: ${labels.join(', ')}`,
  },
  viewNotFound: { type: 'notFound', message: 'View not found' },
  viewChanged: { type: 'conflict', message: 'Someone else changed this view in the meantime.' },
  viewNameTaken: { type: 'conflict', message: 'You already have a view with this name.' },
  teamViewNameTaken: { type: 'conflict', message: 'The team already has a view with this name.' },
  tooManyViews: {
    type: 'conflict',
    message: ({ max }: { max: number }) => `You can have at most ${max} views. Delete one first.`,
  },
  teamViewNotYours: {
    type: 'forbidden',
    message: 'Only the creator of a team view and administrators can change it.',
  },
  teamViewNotPersonal: {
    type: 'forbidden',
    message: 'Only the creator of a team view can make it personal.',
  },
  changeNotFound: {
    type: 'notFound',
    message: ({ days }: { days: number }) => `This change was not found. Changes are kept for ${days} days.`,
  },
  changeNotYours: {
    type: 'forbidden',
    message: 'You can only undo your own changes. Ask an administrator to undo this one.',
  },
  changeUndone: { type: 'conflict', message: 'This change has already been undone.' },
  changeFinal: { type: 'conflict', message: 'This change cannot be undone.' },
  deletionFinal: { type: 'conflict', message: 'Deletions are final. They cannot be undone.' },
  creationFinal: {
    type: 'conflict',
    message: 'Creating an entry cannot be undone. Delete the entry instead.',
  },
  changedSince: {
    type: 'conflict',
    message: 'Nothing was undone because it has since been changed or deleted.',
  },
  kindDeleted: {
    type: 'conflict',
    message: ({ name }: { name: string }) =>
      name
        ? `Nothing was undone because the type '${name}' no longer exists. Restore it first.`
        : 'Nothing was undone because the type of the entries no longer exists. Restore it first.',
  },
  entriesChangedSince: {
    type: 'conflict',
    message: ({ count }: { count: number }) =>
      count === 1
        ? 'Nothing was undone because the entry has since been changed or deleted.'
        : 'Nothing was undone because all of the entries have since been changed or deleted.',
  },
  sampleContentExists: { type: 'conflict', message: 'The sample content has already been added.' },
} as const satisfies ServerErrors;
