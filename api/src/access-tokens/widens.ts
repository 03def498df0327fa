import { canonical } from '../idempotency/idempotency.service.js';
import { isOnCalendar } from '../logs/entry-filter.js';
import type { AccessTokenUpdate, AccessTokenValues, FeedValues } from './access-token-input.js';
import type { AccessTokenRow } from './access-token-store.js';

/** The settings of a token after an update, and the parts of the update that are not settings. */
type Updated = AccessTokenValues & Pick<AccessTokenUpdate, 'password' | 'isFrozen'>;

type Rule<Before, After> = (before: Before, after: After) => boolean;

const isTurnedOn = (before: boolean, after: boolean): boolean => after && !before;

const adds = (before: readonly unknown[], after: readonly unknown[]): boolean =>
  after.some((item) => !before.includes(item));

/** Whether a list has new items. Null contains everything. */
const addsTo = (before: readonly unknown[] | null, after: readonly unknown[] | null): boolean =>
  before !== null && (after === null || adds(before, after));

const includesHidden = ({ filter }: FeedValues): boolean => {
  const conditions = filter?.conditions ?? [];
  return conditions.some(({ field }) => field === '@showOnCalendar') && !isOnCalendar(conditions);
};

/** For each setting of a feed, whether an update makes the feed contain more. */
const FEED_RULES: Record<keyof FeedValues, Rule<FeedValues, FeedValues>> = {
  // Another filter can match other entries. Without a filter, a feed contains all entries except for hidden ones.
  filter: (before, after) =>
    (before.filter !== null || includesHidden(after)) && canonical(before.filter) !== canonical(after.filter),
  brandAndKind: (before, after) => isTurnedOn(before.brandAndKind, after.brandAndKind),
};

/** For each part of an update, whether it gives access to more content, to more people or for longer. */
const RULES: Record<keyof AccessTokenUpdate, Rule<AccessTokenRow, Updated>> = {
  name: () => false,
  canWrite: (before, after) => isTurnedOn(before.canWrite, after.canWrite),
  brandIds: (before, after) => addsTo(before.brandIds, after.brandIds),
  withoutBrand: (before, after) => isTurnedOn(before.withoutBrand, after.withoutBrand),
  kinds: (before, after) => addsTo(before.kinds, after.kinds),
  from: (before, after) => before.from !== null && (after.from === null || after.from < before.from),
  fields: (before, after) => addsTo(before.fields, after.fields),
  origins: (before, after) => adds(before.origins, after.origins),
  expiresAt: (before, after) =>
    before.expiresAt !== null &&
    (after.expiresAt === null || Date.parse(after.expiresAt) > Date.parse(before.expiresAt)),
  password: (before, after) => before.hasPassword && after.password !== undefined,
  isFrozen: (before, after) => before.frozenAt !== null && after.isFrozen === false,
  feed: ({ feed: before }, { feed: after }) =>
    before !== null && after !== null && Object.values(FEED_RULES).some((widens) => widens(before, after)),
};

/** Whether an update gives access to more content, to more people or for longer. Such updates require a recent login. */
export const widens = (before: AccessTokenRow, after: Updated): boolean =>
  Object.values(RULES).some((rule) => rule(before, after));
