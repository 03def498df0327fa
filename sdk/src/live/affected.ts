import type { Operation } from '@urql/core';
import { type EntryFilter, isDecidable, isFilteredByField } from '../filters/entry-filter.js';
import type { LiveChange, LiveSubject } from './live-change.js';

type Variables = Record<string, unknown>;

/**
 * How a change affects the result of a query: not at all (false), in any way (true), or only through entries that have
 * been added, changed or removed.
 */
export type Effect = boolean | readonly LiveSubject[];

type EffectOn = (variables: Variables) => Effect;

interface Days {
  from?: unknown;
  to?: unknown;
}

/**
 * Returns whether an entry is or was in a range of days, which can be open-ended. An entry without any dates has been
 * deleted since the change, so it could have been anywhere.
 */
function isInRange(subject: LiveSubject, { from, to }: Days): boolean {
  const { startDate, endDate, previousStartDate, previousEndDate } = subject;
  const overlaps = (start: string | null, end: string | null) =>
    start !== null && end !== null && !(from && end < String(from)) && !(to && start > String(to));
  return (
    (startDate === null && previousStartDate === null) ||
    overlaps(startDate, endDate) ||
    overlaps(previousStartDate, previousEndDate)
  );
}

/**
 * For each field of `Query`, returns a function that decides how the change affects the field. The change never affects
 * fields that are missing from the result.
 */
function affectedFields(change: LiveChange, { hasToken }: { hasToken: boolean }): Record<string, EffectOn> {
  const { action, subjectType, subjectCount, subjects } = change;
  const isListed = subjects.length === subjectCount;
  const has = (type: string) =>
    isListed ? subjects.some((subject) => subject.type === type) : subjectType === type && subjectCount > 0;
  // Deleting a brand removes it from its entries, and a changed field can have different values, such as renamed options.
  const isAnyEntry =
    ((action === 'delete' || action === 'restore') && has('brand')) ||
    (action !== 'create' && has('field')) ||
    (!isListed && has('entry'));
  const entriesOf = (kinds: readonly unknown[] | null | undefined, days: Days = {}) =>
    subjects.filter(
      (subject) =>
        subject.type === 'entry' &&
        (!kinds || kinds.includes(subject.kind) || kinds.includes(subject.previousKind)) &&
        isInRange(subject, days),
    );
  const ofKinds = (kinds: readonly unknown[] | null | undefined, days?: Days) =>
    isAnyEntry || entriesOf(kinds, days).length > 0;
  // If a custom field changes, results that are filtered by a custom field can change too: the field might have a
  // different type now, or might no longer exist.
  const ofFilter = (variables: Variables) => has('field') && isFilteredByField(variables);
  const kindsOf = ({ filter }: Variables) => (filter as EntryFilter | null | undefined)?.kinds;
  const ofSomeKinds: EffectOn = (variables) => ofKinds(kindsOf(variables)) || ofFilter(variables);
  const ofEntry: EffectOn = ({ id }) => isAnyEntry || subjects.some((subject) => subject.id === id);
  const ofFields: EffectOn = ({ kind }) =>
    isListed ? subjects.some((subject) => subject.type === 'field' && subject.kind === kind) : has('field');
  const content = () => has('entry') || has('brand');
  return {
    entries: ofSomeKinds,
    calendar(variables) {
      if (isAnyEntry || ofFilter(variables)) return true;
      const entries = entriesOf(kindsOf(variables), variables);
      return entries.length > 0 && (isDecidable(variables) ? entries : true);
    },
    entry: ofEntry,
    entryHistory: ofEntry,
    // Filter counts include the total number of entries of all kinds, so changes to all kinds affect them.
    filterCounts: (variables) => ofKinds(null, variables) || ofFilter(variables),
    // Calendar counts depend on the entries before and after the range. They can have a row for each brand, so a change
    // to any brand affects them.
    calendarCounts: (variables) => ofSomeKinds(variables) || has('brand'),
    // Links and embeds only see the brands of entries that they see.
    brands: () => has('brand') || (hasToken && has('entry')),
    brandEntryCount: content,
    personEntryCount: content,
    hasSampleContent: content,
    kindCounts: () => has('entry') || has('kind'),
    fieldCounts: () => has('entry') || has('field') || has('kind'),
    fieldMerge: () => has('entry') || has('field'),
    kinds: () => has('kind'),
    fields: () => has('field') || has('kind'),
    columnPreference: ofFields,
    users: () => has('user'),
    people: () => has('user'),
    // If an account is deleted or its approval is revoked, the keys and feeds that it owns no longer work.
    accessTokens: () => has('accessToken') || has('user'),
    // A new password or email address revokes the account's password resets.
    accountLinks: () => has('invitation') || has('passwordReset') || has('user'),
    // Views contain the names of their creators, so a change to any user affects them.
    savedViews: () => has('savedView') || has('user'),
    viewer: () => has('user'),
    activity: () => true,
  };
}

/** Returns the names of the `Query` fields that an operation selects. */
const fieldsOf = ({ query }: Pick<Operation, 'query'>): string[] =>
  query.definitions.flatMap((definition) =>
    definition.kind === 'OperationDefinition'
      ? definition.selectionSet.selections.flatMap((field) =>
          field.kind === 'Field' ? [field.name.value] : [],
        )
      : [],
  );

/**
 * Returns a function that decides how a change affects the result of a query.
 *
 * @param client.hasToken whether the client uses an access token
 */
export function affectedBy(
  change: LiveChange,
  client: { hasToken: boolean },
): (query: Pick<Operation, 'query' | 'variables'>) => Effect {
  const fields = affectedFields(change, client);
  return (query) => {
    const effects = fieldsOf(query).map((name) => fields[name]?.(query.variables ?? {}) ?? false);
    const [only = false, ...others] = effects.filter((effect) => effect !== false);
    return others.length > 0 || only;
  };
}
