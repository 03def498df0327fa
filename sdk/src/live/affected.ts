import type { Operation } from '@urql/core';
import { isFilteredByField } from '../filters/entry-filter.js';
import type { LogKind } from '../logs/kinds/index.js';
import type { LiveChange, LiveSubject } from './live-change.js';

type Variables = Record<string, unknown>;
type IsAffected = (variables: Variables) => boolean;

/**
 * For each field of `Query`, returns a function that decides whether the change affects the field. The change never
 * affects fields that are missing from the result.
 */
function affectedFields(change: LiveChange, { hasToken }: { hasToken: boolean }): Record<string, IsAffected> {
  const { action, subjectType, subjectCount, subjects } = change;
  const isListed = subjects.length === subjectCount;
  const some = (matches: (subject: LiveSubject) => boolean) => subjects.some(matches);
  const has = (type: string) =>
    isListed ? some((subject) => subject.type === type) : subjectType === type && subjectCount > 0;
  // Deleting a brand or a custom field removes it from its entries, so any entry might have changed.
  const isAnyEntry = (action === 'delete' && (has('brand') || has('field'))) || (!isListed && has('entry'));
  const ofKinds = (kinds: readonly unknown[] | null | undefined) =>
    isAnyEntry || some(({ type, kind }) => type === 'entry' && (!kinds || kinds.includes(kind)));
  // If a custom field changes, results that are filtered by a custom field can change too: the field might have a
  // different type now, or might no longer exist.
  const ofFilter: IsAffected = (variables) => has('field') && isFilteredByField(variables);
  const ofKind: IsAffected = (variables) => ofKinds([variables.kind]) || ofFilter(variables);
  const ofSomeKinds: IsAffected = (variables) =>
    ofKinds(variables.kinds as LogKind[] | null | undefined) || ofFilter(variables);
  const ofEntry: IsAffected = ({ id }) => isAnyEntry || some((subject) => subject.id === id);
  const ofFields: IsAffected = ({ kind }) =>
    isListed ? some((subject) => subject.type === 'field' && subject.kind === kind) : has('field');
  const content = () => has('entry') || has('brand');
  return {
    entries: ofKind,
    logPage: ofKind,
    entryPage: ofSomeKinds,
    calendar: ofSomeKinds,
    entry: ofEntry,
    entryHistory: ofEntry,
    // Filter counts include the total number of entries of all kinds, so a change to any entry affects them.
    filterCounts: (variables) => ofKinds(null) || ofFilter(variables),
    // Calendar counts can have a row for each brand, so a change to any brand affects them.
    calendarCounts: (variables) => ofSomeKinds(variables) || has('brand'),
    // Links and embeds only see the brands of entries that they see.
    brands: () => has('brand') || (hasToken && has('entry')),
    brandEntryCount: content,
    hasSampleContent: content,
    fieldConfigurations: ofFields,
    columnPreference: ofFields,
    users: () => has('user'),
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
const fieldsOf = ({ query }: Operation): string[] =>
  query.definitions.flatMap((definition) =>
    definition.kind === 'OperationDefinition'
      ? definition.selectionSet.selections.flatMap((field) =>
          field.kind === 'Field' ? [field.name.value] : [],
        )
      : [],
  );

/**
 * Returns a function that decides whether a change affects the result of a query.
 *
 * @param client.hasToken whether the client uses an access token
 */
export function affectedBy(
  change: LiveChange,
  client: { hasToken: boolean },
): (operation: Operation) => boolean {
  const fields = affectedFields(change, client);
  return (operation) => fieldsOf(operation).some((name) => fields[name]?.(operation.variables ?? {}));
}
