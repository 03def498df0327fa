import { type AccessTokenKind, defineMessages } from '@content-planner/ui-kit';

const NAMES: Readonly<Record<AccessTokenKind, string>> = {
  link: 'Link',
  embed: 'Embed',
  key: 'Key',
  feed: 'Feed',
};

/** The toasts of the dialogs for links, embeds, keys and feeds. */
export const tokenMessages = defineMessages('tokens', {
  createFailed: ({ kind }: { kind: AccessTokenKind }) =>
    kind === 'feed' ? 'Failed to create the link' : `Failed to create the ${kind}`,
  updated: ({ kind }: { kind: AccessTokenKind }) => `${NAMES[kind]} updated successfully`,
  updateFailed: ({ kind }: { kind: AccessTokenKind }) => `Failed to update the ${kind}`,
  revoked: ({ kind }: { kind: AccessTokenKind }) => `${NAMES[kind]} revoked successfully`,
  revokeFailed: ({ kind }: { kind: AccessTokenKind }) => `Failed to revoke the ${kind}`,
  /** The name of a new feed that contains all entries. */
  allEntries: 'All entries',
});
