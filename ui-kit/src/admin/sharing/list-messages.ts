import { defineMessages } from '../../messages/define-messages.js';
import type { AccessToken, AccessTokenKind } from './types.js';

const TABS = { link: 'Links', embed: 'Embeds', key: 'Keys', feed: 'Feeds' } as const;

const HINTS = {
  link: 'A link opens a page with part of the calendar. Clients don’t need an account.',
  embed: 'An embed displays part of the calendar on another website, such as an intranet.',
  key: 'A key gives a script access to the calendar, with at most your permissions.',
  feed: 'A feed displays the plan in a calendar app, such as Google Calendar or Outlook.',
} as const;

const kindText = ({ kind, canWrite, hasPassword, frozenOn }: AccessToken & { frozenOn: string | null }) => {
  if (kind === 'key') return canWrite ? 'Key, read and write' : 'Key, read only';
  if (kind === 'embed') return 'Embed';
  if (kind === 'feed') return 'Feed';
  if (frozenOn === null) return hasPassword ? 'Link with a password' : 'Link';
  return `Link, ${hasPassword ? 'password, ' : ''}frozen on ${frozenOn}`;
};

const hostsText = (hosts: readonly string[]): string =>
  hosts.length === 1 ? `On ${hosts[0]}` : `On ${hosts.length} sites`;

/** Text of {@link SharingList}. */
export const sharingListMessages = defineMessages('sharingList', {
  /** Heading of the page. Replaced by `keysTitle` if the page displays neither links nor embeds. */
  title: 'Sharing',
  keysTitle: 'Access keys',
  tabs: 'Kind of access',
  /** Name of a tab. `kind` is null for the tab with all tokens. */
  tab: ({ kind }: { kind: AccessTokenKind | null }) => (kind ? TABS[kind] : 'All'),
  /** The button that creates a token. */
  create: ({ kind }: { kind: AccessTokenKind }) => `New ${kind}`,
  /** Accessible name of the menu beside the button that creates a token. */
  createOther: 'Create something else',
  name: 'Name',
  shows: 'Shows',
  createdBy: 'Created by',
  lastUsed: 'Last used',
  expires: 'Expires',
  /** Header of the buttons column, for screen readers. */
  actions: 'Actions',
  /**
   * The line below a name: the kind, what keys can do, and whether a link has a password or is frozen. `frozenOn` is
   * the formatted date, or null.
   */
  kind: kindText,
  /** The types, followed by the first visible day. */
  from: ({ types, date }: { types: string; date: string }) => `${types}, from ${date}`,
  /** The types, followed by a note that the feed has a filter. */
  filtered: ({ types }: { types: string }) => `${types}, filtered`,
  /** The sites that can display an embed. */
  sites: ({ hosts }: { hosts: readonly string[] }) => hostsText(hosts),
  deletedUser: 'Deleted user',
  /** The note below the name of a creator who is no longer an administrator. */
  formerAdmin: 'No longer an administrator',
  /** The notice about links and embeds that such users and deleted users created. */
  formerTitle: ({ count }: { count: number }) =>
    count === 1
      ? 'A former administrator created one of these.'
      : `Former administrators created ${count} of these.`,
  formerText: 'They may still have the addresses. Create new ones, then revoke these.',
  /** The button that displays only these links and embeds, and the one that displays all tokens again. */
  showFormer: 'Show only these',
  showAll: 'Show all',
  never: 'Never',
  justNow: 'Just now',
  noEnd: 'Never expires',
  revokedOn: ({ date }: { date: string }) => `Revoked ${date}`,
  expiredOn: ({ date }: { date: string }) => `Expired ${date}`,
  /**
   * The next five messages are for narrow lists, which display the creator, the last use and the expiry on one line.
   * `note` says that the creator is no longer an administrator. `soon` is a relative date such as 'tomorrow'.
   */
  by: ({ name, note }: { name: string; note: string | null }) =>
    note === null ? `By ${name}` : `By ${name}, ${note}`,
  used: ({ ago }: { ago: string }) => `Used ${ago}`,
  usedNow: 'Used just now',
  neverUsed: 'Never used',
  until: ({ date, soon }: { date: string; soon: string | null }) =>
    soon === null ? `Until ${date}` : `Until ${date}, ${soon}`,
  /** Accessible names of the buttons. The names must contain the visible text. */
  edit: ({ name }: AccessToken) => `Edit ${name}`,
  revoke: 'Revoke',
  revokeToken: ({ name }: AccessToken) => `Revoke ${name}`,
  more: ({ name }: AccessToken) => `Actions for ${name}`,
  editItem: 'Edit',
  revokeItem: 'Revoke',
  /** The button that displays revoked and expired tokens. */
  ended: ({ count }: { count: number }) => `Revoked or expired (${count})`,
  empty: ({ kind }: { kind: AccessTokenKind | null }) =>
    kind ? `No ${TABS[kind].toLowerCase()} yet` : 'Nothing is shared yet',
  emptyHint: ({ kind }: { kind: AccessTokenKind | null }) => HINTS[kind ?? 'link'],
  loading: 'Loading access',
  errorTitle: 'The list could not be loaded',
});
