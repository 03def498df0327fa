import { type ValueLabels, valueLabels } from '../logs/kinds/values.js';
import type { ChangeChannel } from './types.js';

/** The labels that ActivityList and EntryHistory share. */
export interface ChangeLabels extends Pick<ValueLabels, 'yes' | 'no'> {
  /** Names for users whose account has been deleted, for commands, and for unknown people. */
  deletedUser: string;
  commandLine: string;
  somebody: string;
  /** Where a change came from, if it did not come from the app. */
  channels: Readonly<Record<Exclude<ChangeChannel, 'app'>, string>>;
  today: string;
  yesterday: string;
  /** Displayed for an empty value. */
  emptyValue: string;
  /** Displayed as the color of an entry without a custom color. */
  brandColor: string;
  /** Displayed for a brand that is not in the list. */
  unknownBrand: string;
  /** Labels of fields and checkboxes, keyed by name. They override the kinds' labels. */
  fields: Readonly<Record<string, string>>;
  /** Labels of the values that are neither fields nor checkboxes of a kind, keyed by name. */
  values: Readonly<Record<ValueName, string>>;
}

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
  isRequired: 'Required',
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
  canWrite: 'Can write',
  brandIds: 'Brands',
  withoutBrand: 'Entries without a brand',
  kinds: 'Types of entries',
  from: 'First day',
  description: 'Descriptions',
  notes: 'Notes',
  origins: 'Websites',
  hasPassword: 'Has a password',
  frozenAt: 'Frozen',
  expiresAt: 'Expires',
  twoStep: 'Two-step verification',
  recoveryCodes: 'Recovery codes',
  passkey: 'Passkey',
  passkeys: 'Passkeys',
} as const;

/** Names of the values that all kinds have, and of the values of brands, custom fields, users and access tokens. */
export type ValueName = keyof typeof VALUES;

/** The defaults of {@link ChangeLabels}. */
export const changeLabels: ChangeLabels = {
  yes: valueLabels.yes,
  no: valueLabels.no,
  deletedUser: 'Deleted user',
  commandLine: 'Command line',
  somebody: 'Someone',
  channels: { graphql: 'via GraphQL', rest: 'via REST', command: 'via command line' },
  today: 'Today',
  yesterday: 'Yesterday',
  emptyValue: 'None',
  brandColor: 'Brand color',
  unknownBrand: 'Unknown brand',
  fields: {},
  values: VALUES,
};
