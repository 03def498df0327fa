import type { AccessToken, AccessTokenKind } from './types.js';

/** Labels for RevokeDialog. */
export interface RevokeDialogLabels {
  title: (token: AccessToken) => string;
  description: (token: AccessToken) => string;
  cancel: string;
  confirm: string;
}

const EFFECTS: Record<AccessTokenKind, string> = {
  link: 'will stop working immediately for everyone who has the link.',
  embed: 'will disappear immediately from the websites that display it.',
  key: 'will stop working immediately. Scripts that use it will lose their access.',
  feed: 'will stop working immediately. Calendars that use it will become empty.',
};

/** The default {@link RevokeDialogLabels}. */
export const revokeDialogLabels: RevokeDialogLabels = {
  title: ({ kind }) => `Revoke this ${kind}?`,
  description: ({ kind, name }) => `“${name}” ${EFFECTS[kind]} This cannot be undone.`,
  cancel: 'Cancel',
  confirm: 'Revoke',
};
