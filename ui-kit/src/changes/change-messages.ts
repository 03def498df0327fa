import { defineMessages } from '../messages/define-messages.js';

const VALUES = {
  brandId: 'Brand',
  customColor: 'Custom Color',
  showOnCalendar: 'Show on Calendar',
  name: 'Name',
  color: 'Color',
  fieldLabel: 'Label',
  fieldName: 'Field name',
  fieldType: 'Type',
  dropdownOptions: 'Options',
  doneOptions: 'Options that count as finished',
  optionColors: 'Colors of options',
  isRequired: 'Required',
  isShareable: 'Can be shown to clients',
  displayOrder: 'Display order',
  email: 'Email',
  firstName: 'First name',
  lastName: 'Last name',
  profileImageUrl: 'Picture',
  isAdmin: 'Admin',
  isApproved: 'Approved',
  password: 'Password',
  sessions: 'Sessions',
  singleSignOn: 'Single sign-on',
  kind: 'Type',
  pluralName: 'Plural',
  icon: 'Icon',
  dates: 'Dates',
  titleLabel: 'Label of the title',
  isHidden: 'Hidden',
  canWrite: 'Can write',
  brandIds: 'Brands',
  withoutBrand: 'Entries without a brand',
  kinds: 'Types of entries',
  fields: 'Fields',
  from: 'First day',
  description: 'Descriptions',
  notes: 'Notes',
  brandAndKind: 'Brand and type',
  origins: 'Websites',
  hasPassword: 'Has a password',
  frozenAt: 'Frozen',
  expiresAt: 'Expires',
  twoStep: 'Two-step verification',
  recoveryCodes: 'Recovery codes',
  passkey: 'Passkey',
  passkeys: 'Passkeys',
} as const;

/** Names of the values that all entries have, and of the values of brands, fields, kinds, users and access tokens. */
export type ValueName = keyof typeof VALUES;

/** Text that {@link ActivityList} and {@link EntryHistory} share. */
export const changeMessages = defineMessages('change', {
  /** Names for users whose account has been deleted, for commands, and for unknown people. */
  deletedUser: 'Deleted user',
  commandLine: 'Command line',
  somebody: 'Someone',
  /** Where a change came from, if it did not come from the app. */
  channels: { graphql: 'via GraphQL', rest: 'via REST', command: 'via command line' },
  today: 'Today',
  yesterday: 'Yesterday',
  /** Displayed for an empty value. */
  emptyValue: 'None',
  /** Displayed as the color of an entry without a custom color. */
  brandColor: 'Brand color',
  /** Displayed for a brand that is not in the list. */
  unknownBrand: 'Unknown brand',
  /** The type of an entry before the type was deleted. */
  deletedKind: 'Deleted type',
  deletedField: 'Deleted field',
  /** Labels of the values that are neither fields nor checkboxes of a kind, keyed by name. */
  values: VALUES as Readonly<Record<ValueName, string>>,
});
