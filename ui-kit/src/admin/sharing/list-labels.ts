import { scopeLabels } from './scope-labels.js';
import type { ScopeLabels } from './sharing-texts.js';
import type { AccessToken, AccessTokenKind } from './types.js';

/** Labels for SharingList. */
export interface SharingListLabels extends ScopeLabels {
  /** Heading of the page. Replaced by `keysTitle` if the page displays neither links nor embeds. */
  title: string;
  keysTitle: string;
  /** Accessible name of the tab list. */
  tabs: string;
  /** Name of a tab. `kind` is null for the tab with all tokens. */
  tab: (target: { kind: AccessTokenKind | null }) => string;
  /** The button that creates a token. */
  create: (target: { kind: AccessTokenKind }) => string;
  /** Accessible name of the menu beside the button that creates a token. */
  createOther: string;
  name: string;
  shows: string;
  createdBy: string;
  lastUsed: string;
  expires: string;
  /** Header of the buttons column, for screen readers. */
  actions: string;
  /**
   * The line below a name: the kind, what keys can do, and whether a link has a password or is frozen. `frozenOn` is
   * the formatted date, or null.
   */
  kind: (token: AccessToken & { frozenOn: string | null }) => string;
  /** The types, followed by the first visible day. */
  from: (period: { types: string; date: string }) => string;
  /** The types, followed by a note that the feed has a filter. */
  filtered: (feed: { types: string }) => string;
  /** The sites that can display an embed. */
  sites: (embed: { hosts: readonly string[] }) => string;
  deletedUser: string;
  /** The note below the name of a creator who is no longer an administrator. */
  formerAdmin: string;
  /** The notice about links and embeds that such users and deleted users created. */
  formerTitle: (section: { count: number }) => string;
  formerText: string;
  /** The button that displays only these links and embeds, and the one that displays all tokens again. */
  showFormer: string;
  showAll: string;
  never: string;
  justNow: string;
  noEnd: string;
  revokedOn: (end: { date: string }) => string;
  expiredOn: (end: { date: string }) => string;
  /**
   * The next five labels are used in narrow lists, which display the creator, the last use and the expiry on one line.
   */
  by: (creator: { name: string }) => string;
  used: (use: { ago: string }) => string;
  usedNow: string;
  neverUsed: string;
  until: (end: { date: string }) => string;
  /** Accessible names of the buttons. The names must contain the visible text. */
  edit: (token: AccessToken) => string;
  revoke: string;
  revokeToken: (token: AccessToken) => string;
  more: (token: AccessToken) => string;
  editItem: string;
  revokeItem: string;
  /** The button that displays revoked and expired tokens. */
  ended: (section: { count: number }) => string;
  empty: (target: { kind: AccessTokenKind | null }) => string;
  emptyHint: (target: { kind: AccessTokenKind | null }) => string;
  loading: string;
  errorTitle: string;
  errorText: string;
  retry: string;
}

const TABS = { link: 'Links', embed: 'Embeds', key: 'Keys', feed: 'Feeds' } as const;

const HINTS = {
  link: 'A link opens a page with part of the calendar. Clients don’t need an account.',
  embed: 'An embed displays part of the calendar on another website, such as an intranet.',
  key: 'A key gives a script access to the calendar, with at most your permissions.',
  feed: 'A feed displays the plan in a calendar app, such as Google Calendar or Outlook.',
} as const;

const kindText: SharingListLabels['kind'] = ({ kind, canWrite, hasPassword, frozenOn }) => {
  if (kind === 'key') return canWrite ? 'Key, read and write' : 'Key, read only';
  if (kind === 'embed') return 'Embed';
  if (kind === 'feed') return 'Feed';
  if (frozenOn === null) return hasPassword ? 'Link with a password' : 'Link';
  return `Link, ${hasPassword ? 'password, ' : ''}frozen on ${frozenOn}`;
};

const hostsText = (hosts: readonly string[]): string =>
  hosts.length === 1 ? `On ${hosts[0]}` : `On ${hosts.length} sites`;

/** The default {@link SharingListLabels}. */
export const sharingListLabels: SharingListLabels = {
  ...scopeLabels,
  title: 'Sharing',
  keysTitle: 'Access keys',
  tabs: 'Kind of access',
  tab: ({ kind }) => (kind ? TABS[kind] : 'All'),
  create: ({ kind }) => `New ${kind}`,
  createOther: 'Create something else',
  name: 'Name',
  shows: 'Shows',
  createdBy: 'Created by',
  lastUsed: 'Last used',
  expires: 'Expires',
  actions: 'Actions',
  kind: kindText,
  from: ({ types, date }) => `${types}, from ${date}`,
  filtered: ({ types }) => `${types}, filtered`,
  sites: ({ hosts }) => hostsText(hosts),
  deletedUser: 'Deleted user',
  formerAdmin: 'No longer an administrator',
  formerTitle: ({ count }) =>
    count === 1
      ? 'A former administrator created one of these.'
      : `Former administrators created ${count} of these.`,
  formerText: 'They may still have the addresses. Create new ones, then revoke these.',
  showFormer: 'Show only these',
  showAll: 'Show all',
  never: 'Never',
  justNow: 'Just now',
  noEnd: 'Never expires',
  revokedOn: ({ date }) => `Revoked ${date}`,
  expiredOn: ({ date }) => `Expired ${date}`,
  by: ({ name }) => `By ${name}`,
  used: ({ ago }) => `Used ${ago}`,
  usedNow: 'Used just now',
  neverUsed: 'Never used',
  until: ({ date }) => `Until ${date}`,
  edit: ({ name }) => `Edit ${name}`,
  revoke: 'Revoke',
  revokeToken: ({ name }) => `Revoke ${name}`,
  more: ({ name }) => `Actions for ${name}`,
  editItem: 'Edit',
  revokeItem: 'Revoke',
  ended: ({ count }) => `Revoked or expired (${count})`,
  empty: ({ kind }) => (kind ? `No ${TABS[kind].toLowerCase()} yet` : 'Nothing is shared yet'),
  emptyHint: ({ kind }) => HINTS[kind ?? 'link'],
  loading: 'Loading access',
  errorTitle: 'The list could not be loaded',
  errorText: 'The server is not responding. Your data is safe.',
  retry: 'Try again',
};
