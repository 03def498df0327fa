import { type SharingListLabels, sharingListLabels } from '../admin/sharing/list-labels.js';
import { scopeLabels } from '../admin/sharing/scope-labels.js';
import type { ScopeLabels } from '../admin/sharing/sharing-texts.js';
import type { AccessTokenKind } from '../admin/sharing/types.js';

/** Labels for KeyList. */
export interface KeyListLabels
  extends Omit<ScopeLabels, 'allTypes'>,
    Pick<SharingListLabels, 'neverUsed' | 'noEnd' | 'revoke' | 'revokeToken' | 'used' | 'usedNow'> {
  /** The accessible name of the list. */
  title: string;
  /**
   * What a key or a feed can do. `brands` and `types` are comma-separated names, and `from` is the formatted first
   * visible day. `types` and `from` are null if they don't restrict it.
   */
  scope: (token: {
    kind: AccessTokenKind;
    canWrite: boolean;
    brands: string;
    types: string | null;
    from: string | null;
  }) => string;
  /** The expiry date. `soon` is a relative date such as 'tomorrow', or null if it does not expire soon. */
  expires: (end: { date: string; soon: string | null }) => string;
  create: string;
  /** Displayed if there are no keys and feeds. */
  empty: string;
  loading: string;
  errorTitle: string;
  errorText: string;
  retry: string;
}

const { neverUsed, noEnd, revoke, revokeToken, used, usedNow, errorText, retry } = sharingListLabels;

/** The default {@link KeyListLabels}. */
export const keyListLabels: KeyListLabels = {
  title: 'Keys and feeds',
  allBrands: 'all brands',
  anyBrand: 'any brand',
  withoutBrand: 'without brand',
  deletedBrand: 'deleted brand',
  type: scopeLabels.type,
  scope: ({ kind, canWrite, brands, types, from }) => {
    const what = canWrite ? 'Read and write' : 'Read';
    return [kind === 'feed' ? 'Feed' : what, brands, types, from && `from ${from}`]
      .filter(Boolean)
      .join(', ');
  },
  neverUsed,
  used,
  usedNow,
  noEnd,
  expires: ({ date, soon }) => `Expires ${soon === null ? date : `${date}, ${soon}`}`,
  revoke,
  revokeToken,
  create: sharingListLabels.create({ kind: 'key' }),
  empty: 'No keys or feeds yet',
  loading: 'Loading keys and feeds',
  errorTitle: 'Keys and feeds could not be loaded',
  errorText,
  retry,
};
