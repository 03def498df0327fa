import { type CalendarLabels, calendarLabels } from '../../calendar/calendar-labels.js';
import { type DateInputLabels, dateInputLabels } from '../../primitives/date-input-labels.js';
import { type DialogLabels, dialogLabels } from '../../primitives/dialog-labels.js';
import { type SharedPageLabels, sharedPageLabels } from '../../sharing/shared-calendar-labels.js';
import type { FormProblemLabels } from './form-problems.js';
import { scopeLabels } from './scope-labels.js';
import type { ExpiryChoice, StartChoice } from './sharing-form.js';
import type { ScopeLabels } from './sharing-texts.js';
import type { NewLinkKind } from './types.js';

interface OfKind {
  kind: NewLinkKind;
}

/** Labels for NewLinkDialog. */
export interface NewLinkDialogLabels extends DialogLabels, ScopeLabels, FormProblemLabels {
  /** The texts of the page in the preview. */
  page: SharedPageLabels;
  createTitle: (target: OfKind) => string;
  editTitle: (target: OfKind) => string;
  name: string;
  access: string;
  readOnly: string;
  readAndWrite: string;
  brands: string;
  /** Explains what "All brands" includes. */
  allBrandsHint: (target: OfKind & { isFrozen: boolean }) => string;
  types: string;
  /** Accessible names of the buttons that open the lists. The names include the current choice. */
  choice: (control: { label: string; value: string }) => string;
  period: string;
  /** The options for the start of the visible period. */
  start: (choice: { start: StartChoice }) => string;
  startDate: string;
  datePlaceholder: (date: { format: string }) => string;
  /** Labels of the date pickers. */
  datePicker: DateInputLabels;
  origins: string;
  originsHint: string;
  originsPlaceholder: string;
  changes: string;
  follow: string;
  /**
   * The option that freezes a link or keeps it frozen. `date` is the day on which the link was frozen, or null for
   * today.
   */
  freeze: (choice: { date: string | null }) => string;
  freezeHint: string;
  /** Explains the effect of editing a frozen link. */
  frozenHint: string;
  include: string;
  titleAndDates: string;
  descriptions: string;
  notes: string;
  /**
   * Explains which fields are included besides titles, dates, descriptions and notes. `fields` contains the labels of
   * the shareable custom fields.
   */
  fieldsHint: (included: OfKind & { fields: readonly string[] }) => string;
  expires: string;
  expiry: (choice: { expiry: ExpiryChoice }) => string;
  expiryDate: string;
  password: string;
  /** The placeholder of the password field. */
  passwordPlaceholder: (link: { hasPassword: boolean }) => string;
  passwordHint: string;
  /** Accessible name of the button that shows the password. */
  showPassword: string;
  removePassword: string;
  /** Explains who has access. */
  note: (target: OfKind) => string;
  preview: string;
  backToForm: string;
  previewTitle: (target: OfKind) => string;
  /** Explains in which theme clients see the page. */
  previewTheme: string;
  previewCount: (entries: { count: number; month: string }) => string;
  /** The number of entries that do not fit in a day in the preview. */
  more: CalendarLabels['more'];
  cancel: string;
  create: (target: OfKind) => string;
  save: string;
}

const NOTES: Record<NewLinkKind, string> = {
  link: 'Anyone with the link can open the page. You can revoke it at any time.',
  embed: 'Only these websites can display it. You can revoke it at any time.',
  key: 'Anyone with the key has this access. You can revoke it at any time.',
};

const FROZEN_HINT =
  'Changes can hide parts of a frozen page, but not add any. To show something else, create a new link.';

const STARTS: Record<StartChoice, string> = {
  today: 'From today',
  date: 'From a date',
  all: 'All dates',
};

const EXPIRIES: Record<ExpiryChoice, string> = {
  7: 'In 7 days',
  30: 'In 30 days',
  90: 'In 90 days',
  365: 'In a year',
  date: 'On a date',
  never: 'Never',
};

const fieldsHint: NewLinkDialogLabels['fieldsHint'] = ({ kind, fields }) => {
  if (kind === 'key') return 'All other fields are included.';
  const others = 'Fields such as category and campaign are included.';
  return fields.length === 0
    ? `${others} Custom fields are not.`
    : `${others} Of the custom fields: ${fields.join(', ')}.`;
};

const allBrandsHint: NewLinkDialogLabels['allBrandsHint'] = ({ kind, isFrozen }) =>
  [
    ...(isFrozen ? [] : ['Includes brands that are added later.']),
    ...(kind === 'key' ? [] : ['Visitors only see the names of brands with visible entries.']),
  ].join(' ');

/** The default {@link NewLinkDialogLabels}. */
export const newLinkDialogLabels: NewLinkDialogLabels = {
  ...dialogLabels,
  ...scopeLabels,
  createTitle: ({ kind }) => `New ${kind}`,
  editTitle: ({ kind }) => `Edit ${kind}`,
  name: 'Name',
  access: 'Access',
  readOnly: 'Read only',
  readAndWrite: 'Read and write',
  brands: 'Brands',
  allBrandsHint,
  types: 'Types',
  choice: ({ label, value }) => `${label}: ${value}`,
  period: 'Days',
  start: ({ start }) => STARTS[start],
  startDate: 'First day',
  datePlaceholder: ({ format }) => format,
  datePicker: dateInputLabels,
  origins: 'Websites that display it',
  originsHint: 'One per line. Other websites cannot display the embed.',
  originsPlaceholder: 'https://intranet.example.com',
  changes: 'When the plan changes',
  follow: 'Keep up to date',
  freeze: ({ date }) => (date === null ? 'Freeze as of today' : `Frozen on ${date}`),
  freezeHint: 'It stays as it is now, even after changes and deletions.',
  frozenHint: FROZEN_HINT,
  include: 'Include',
  titleAndDates: 'Title and dates',
  descriptions: 'Descriptions',
  notes: 'Notes',
  fieldsHint,
  expires: 'Expires',
  expiry: ({ expiry }) => EXPIRIES[expiry],
  expiryDate: 'Last day',
  password: 'Password',
  passwordPlaceholder: ({ hasPassword }) => (hasPassword ? 'Unchanged' : 'None'),
  passwordHint: 'The client has to enter it.',
  showPassword: 'Show password',
  removePassword: 'Remove the password',
  note: ({ kind }) => NOTES[kind],
  preview: 'Preview',
  backToForm: 'Back',
  previewTitle: ({ kind }) => (kind === 'key' ? 'What the key can read' : 'As the client sees it'),
  previewTheme: 'Light or dark, depending on the client’s device',
  page: sharedPageLabels,
  previewCount: ({ count, month }) =>
    `${count.toLocaleString('en-US')} ${count === 1 ? 'entry' : 'entries'} in ${month}`,
  more: calendarLabels.more,
  cancel: 'Cancel',
  create: ({ kind }) => `Create ${kind}`,
  save: 'Save',
  nameRequired: 'Name is required',
  nameTooLong: 'Use at most 300 characters',
  brandsRequired: 'Choose at least one brand',
  typesRequired: 'Choose at least one type',
  dateInvalid: 'Enter a date such as 03/08/2027',
  datePast: 'Choose today or a later day',
  passwordTooShort: 'Password must be at least 8 characters',
  originsRequired: 'Enter at least one website',
  originInvalid: ({ text }) =>
    `“${text}” is not the address of a website. Enter one such as https://intranet.example.com.`,
};
