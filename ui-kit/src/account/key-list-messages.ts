import type { AccessTokenKind } from '../admin/sharing/types.js';
import { defineMessages } from '../messages/define-messages.js';

/** Text of {@link KeyList}. */
export const keyListMessages = defineMessages('keyList', {
  title: 'Keys and feeds',
  allBrands: 'all brands',
  anyBrand: 'any brand',
  withoutBrand: 'without brand',
  deletedBrand: 'deleted brand',
  /**
   * What a key or a feed can do, and its last use. `brands` and `types` are comma-separated names, `from` is the
   * formatted first visible day, and `use` is a sentence. `types` and `from` are null if they don't restrict it.
   */
  facts: ({
    kind,
    canWrite,
    brands,
    types,
    from,
    use,
  }: {
    kind: AccessTokenKind;
    canWrite: boolean;
    brands: string;
    types: string | null;
    from: string | null;
    use: string;
  }) => {
    const what = canWrite ? 'Read and write' : 'Read';
    const scope = [kind === 'feed' ? 'Feed' : what, brands, types, from && `from ${from}`];
    return `${scope.filter(Boolean).join(', ')}. ${use}.`;
  },
  /** The expiry date. `soon` is a relative date such as 'tomorrow', or null if it does not expire soon. */
  expires: ({ date, soon }: { date: string; soon: string | null }) =>
    `Expires ${soon === null ? date : `${date}, ${soon}`}`,
  empty: 'No keys or feeds yet',
  loading: 'Loading keys and feeds',
  errorTitle: 'Keys and feeds could not be loaded',
});
