import { defineMessages } from '../../messages/define-messages.js';
import { entryCount } from '../entry-count.js';
import type { ExpiryChoice, StartChoice } from './sharing-form.js';
import type { NewLinkKind } from './types.js';

export interface OfKind {
  kind: NewLinkKind;
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

const allBrandsHint = ({ kind, isFrozen }: OfKind & { isFrozen: boolean }) =>
  [
    ...(isFrozen ? [] : ['Includes brands that are added later.']),
    ...(kind === 'key' ? [] : ['Visitors only see the names of brands with visible entries.']),
  ].join(' ');

/** Text of {@link NewLinkDialog}. */
export const newLinkDialogMessages = defineMessages('newLinkDialog', {
  createTitle: ({ kind }: OfKind) => `New ${kind}`,
  editTitle: ({ kind }: OfKind) => `Edit ${kind}`,
  name: 'Name',
  access: 'Access',
  readOnly: 'Read only',
  readAndWrite: 'Read and write',
  brands: 'Brands',
  /** Explains what "All brands" includes. */
  allBrandsHint,
  types: 'Types',
  /** Explains what "All types" includes. */
  allTypesHint: ({ kind }: OfKind) =>
    kind === 'key' ? 'Includes types that are added later.' : 'Types that are added later are not included.',
  /** Accessible names of the buttons that open the lists. The names include the current choice. */
  choice: ({ label, value }: { label: string; value: string }) => `${label}: ${value}`,
  period: 'Days',
  /** The options for the start of the visible period. */
  start: ({ start }: { start: StartChoice }) => STARTS[start],
  startDate: 'First day',
  origins: 'Websites that display it',
  originsHint: 'One per line. Other websites cannot display the embed.',
  originsPlaceholder: 'https://intranet.example.com',
  changes: 'When the plan changes',
  follow: 'Keep up to date',
  /**
   * The option that freezes a link or keeps it frozen. `date` is the day on which the link was frozen, or null for
   * today.
   */
  freeze: ({ date }: { date: string | null }) => (date === null ? 'Freeze as of today' : `Frozen on ${date}`),
  freezeHint: 'It stays as it is now, even after changes and deletions.',
  /** Explains the effect of editing a frozen link. */
  frozenHint: FROZEN_HINT,
  include: 'Include',
  titleAndDates: 'Title and dates',
  /** Keys only: includes every field, instead of some of them. */
  allFields: 'All fields, also later ones',
  /** A field whose label several fields have. `kinds` are the names of the types that use it. */
  field: ({ label, kinds }: { label: string; kinds: readonly string[] }) => `${label} (${kinds.join(', ')})`,
  /** Explains which custom fields the list contains. */
  fieldsHint: 'Custom fields are listed if they can be shown to clients.',
  expires: 'Expires',
  expiry: ({ expiry }: { expiry: ExpiryChoice }) => EXPIRIES[expiry],
  expiryDate: 'Last day',
  password: 'Password',
  passwordPlaceholder: ({ hasPassword }: { hasPassword: boolean }) => (hasPassword ? 'Unchanged' : 'None'),
  passwordHint: 'The client has to enter it.',
  showPassword: 'Show password',
  removePassword: 'Remove the password',
  /** Explains who has access. */
  note: ({ kind }: OfKind) => NOTES[kind],
  preview: 'Preview',
  backToForm: 'Back',
  previewTitle: ({ kind }: OfKind) => (kind === 'key' ? 'What the key can read' : 'As the client sees it'),
  /** Explains in which theme clients see the page. */
  previewTheme: 'Light or dark, depending on the client’s device',
  previewCount: ({ count, month }: { count: number; month: string }) => `${entryCount(count)} in ${month}`,
  create: ({ kind }: OfKind) => `Create ${kind}`,
  save: 'Save',
  nameRequired: 'Name is required',
  nameTooLong: 'Use at most 300 characters',
  brandsRequired: 'Choose at least one brand',
  typesRequired: 'Choose at least one type',
  dateInvalid: 'Enter a date such as 03/08/2027',
  datePast: 'Choose today or a later day',
  passwordTooShort: 'Password must be at least 8 characters',
  originsRequired: 'Enter at least one website',
  originInvalid: ({ text }: { text: string }) =>
    `“${text}” is not the address of a website. Enter one such as https://intranet.example.com.`,
});
