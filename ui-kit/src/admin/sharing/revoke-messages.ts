import { defineMessages } from '../../messages/define-messages.js';
import type { AccessToken, AccessTokenKind } from './types.js';

const EFFECTS: Record<AccessTokenKind, string> = {
  link: 'will stop working immediately for everyone who has the link.',
  embed: 'will disappear immediately from the websites that display it.',
  key: 'will stop working immediately. Scripts that use it will lose their access.',
  feed: 'will stop working immediately. Calendars that use it will become empty.',
};

/** Text of {@link RevokeDialog}. */
export const revokeDialogMessages = defineMessages('revokeDialog', {
  title: ({ kind }: AccessToken) => `Revoke this ${kind}?`,
  description: ({ kind, name }: AccessToken) => `“${name}” ${EFFECTS[kind]} This cannot be undone.`,
  confirm: 'Revoke',
});
