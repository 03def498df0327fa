import { type FieldType, fieldTypeOf, type LogKind } from '@content-planner/model';
import {
  type Cache,
  cacheExchange,
  type DataFields,
  type OptimisticMutationResolver,
  type UpdateResolver,
  type Variables,
} from '@urql/exchange-graphcache';
import type { ColumnPreference } from '../fields/column-preference.js';
import { COLUMN_PREFERENCE } from '../fields/column-preference-document.js';
import { isDecidable, isFilteredByField } from '../filters/entry-filter.js';
import { leaveOut } from './leave-out.js';
import { type FoundEntry, keyOf, updateCalendars } from './update-calendars.js';

/** Invalidates fields of `Query`, so that they are refetched. By default, invalidates them for all arguments. */
function refresh(
  cache: Cache,
  fieldNames: readonly string[],
  affects: (args: Variables) => boolean = () => true,
): void {
  for (const { fieldName, fieldKey, arguments: args } of cache.inspectFields('Query')) {
    if (fieldNames.includes(fieldName) && affects(args ?? {})) cache.invalidate('Query', fieldKey);
  }
}

// The lists of recorded changes. Mutations that use `refreshes` add changes to these lists.
const CHANGES = ['activity', 'entryHistory'];

/** Creates a cache update that invalidates fields of `Query` after the response to a mutation. */
const refreshes =
  (...lists: string[]): UpdateResolver =>
  (_result, _args, cache, { optimistic }) => {
    if (!optimistic) refresh(cache, [...lists, ...CHANGES]);
  };

// Fields that contain lists or counts of entries.
const ENTRY_LISTS = [
  ...['entries', 'calendar', 'filterCounts'],
  ...['calendarCounts', 'kindCounts', 'fieldCounts', 'fieldMerge', 'personEntryCount'],
];

// Entry lists and single entries. Mutations that change many entries invalidate both.
const ENTRIES = [...ENTRY_LISTS, 'entry'];

const sampleContent = refreshes('brands', 'hasSampleContent', ...ENTRIES);

/**
 * Invalidates all data that depends on custom fields. After a field has changed, lists that are filtered by it might
 * contain different entries.
 */
const fieldsChanged: UpdateResolver = (result, args, cache, info) => {
  refreshes('fields', 'fieldCounts', 'columnPreference')(result, args, cache, info);
  refresh(cache, ENTRY_LISTS, isFilteredByField);
};

/** Entries whose option was replaced have other values, and those of a multiple choice that was a dropdown have lists. */
const fieldUpdated: UpdateResolver<
  DataFields,
  { input: { replacements?: unknown[]; type?: FieldType | null } }
> = (result, args, cache, info) => {
  const { replacements, type } = args.input;
  fieldsChanged(result, args, cache, info);
  if (replacements?.length || (type && fieldTypeOf(type).jsonType === 'array')) refresh(cache, ENTRIES);
};

/** Shortens entries if they can no longer last several days. */
const kindUpdated: UpdateResolver<
  DataFields,
  { shortensEntries?: boolean; input: { fieldIds?: unknown[] } }
> = (result, args, cache, info) => {
  refreshes('calendarCounts', ...(args.shortensEntries ? ENTRIES : []))(result, args, cache, info);
  if (args.input.fieldIds) fieldsChanged(result, args, cache, info);
};

/** What contains the names of people. */
const PEOPLE = ['people', 'fields'] as const;

const entriesCreated = refreshes(...ENTRY_LISTS);

/** Invalidates lists after an import. Dry runs change nothing. */
const entriesImported: UpdateResolver<DataFields, { dryRun: boolean }> = (result, args, cache, info) => {
  if (!args.dryRun) entriesCreated(result, args, cache, info);
};

const entriesChanged = refreshes('hasSampleContent', ...ENTRIES);

/** An undo can also restore kinds and fields. */
const undone = refreshes('hasSampleContent', 'kinds', 'fields', 'columnPreference', ...ENTRIES);

/** A restoration can also bring back brands and team views. */
const restored: UpdateResolver = (result, args, cache, info) => {
  undone(result, args, cache, info);
  refreshes('brands', 'savedViews')(result, args, cache, info);
};

/** The new dates of an entry. */
interface Dates {
  id: string;
  startDate: string;
  endDate: string;
}

/** Gives moved entries their new dates immediately. Lists keep their entries and order until the response arrives. */
const movedEntries: OptimisticMutationResolver = ({ moves }, cache) =>
  (moves as Dates[])
    .filter(({ id }) => cache.resolve(keyOf(id), 'id'))
    .map(({ id, startDate, endDate }) => ({ __typename: 'Entry', id, startDate, endDate }));

/** Returns the entries of a kind in the order of the server: by date and then by time of creation, newest first. */
const inOrder = (keys: readonly string[], cache: Cache): string[] => {
  const order = new Map(
    keys.map((key) => [key, `${cache.resolve(key, 'startDate')} ${cache.resolve(key, 'id')}`]),
  );
  return keys.toSorted((one, other) => (String(order.get(one)) < String(order.get(other)) ? 1 : -1));
};

/** Returns a list that has all entries of its kinds in the usual order, on one page. Returns null for other lists. */
function wholeList(cache: Cache, fieldKey: string, { filter, sort, after, before }: Variables) {
  const page = cache.resolve('Query', fieldKey);
  if (typeof page !== 'string' || sort || after || before) return null;
  if (Object.keys(filter ?? {}).some((name) => name !== 'kinds')) return null;
  const pageInfo = cache.resolve(page, 'pageInfo') as string;
  if (cache.resolve(pageInfo, 'hasNextPage')) return null;
  return { page, nodes: cache.resolve(page, 'nodes') as string[] };
}

/** Lists and counts that change with the entries, and that only the server can update. */
const UNDECIDED_LISTS = ENTRY_LISTS.filter((name) => name !== 'calendar');

/** Adds a new entry to the calendars whose filter the browser can apply, and invalidates everything else. */
const entryCreated: UpdateResolver<{ createEntry?: FoundEntry }> = (result, args, cache, info) => {
  refreshes(...UNDECIDED_LISTS)(result as DataFields, args, cache, info);
  refresh(cache, ['calendar'], (query) => !result.createEntry || !isDecidable(query));
  if (result.createEntry) updateCalendars(cache, [], [result.createEntry]);
};

/**
 * Updates lists and calendars from a changed entry if the server is not required for that, and invalidates all others. A
 * sample entry is no longer sample content after a user has edited it.
 */
const entryUpdated: UpdateResolver<{ updateEntry?: FoundEntry }> = (result, args, cache, info) => {
  const { updateEntry: entry } = result;
  // There is no entry if the update has failed, for example because someone else has changed the entry.
  const lists = ENTRY_LISTS.filter((name) => !entry || (name !== 'calendar' && name !== 'entries'));
  refreshes('hasSampleContent', ...lists)(result as DataFields, args, cache, info);
  if (!entry) return;
  refresh(cache, ['calendar'], (query) => !isDecidable(query));
  for (const { fieldName, fieldKey, arguments: query } of cache.inspectFields('Query')) {
    if (fieldName !== 'entries') continue;
    const shown = wholeList(cache, fieldKey, query ?? {});
    if (!shown) cache.invalidate('Query', fieldKey);
    else if (shown.nodes.includes(keyOf(entry.id)))
      cache.link(shown.page, 'nodes', inOrder(shown.nodes, cache));
  }
  updateCalendars(cache, [entry.id], [entry]);
};

/** Removes an entry from all lists immediately. The server's response then invalidates the lists. */
const deleteEntry: UpdateResolver<DataFields, { id: string }> = (result, args, cache, info) => {
  if (!info.optimistic) entriesChanged(result, args, cache, info);
  else leaveOut(cache, new Set([keyOf(args.id)]));
};

/** Writes saved columns into the cache, so that no refetch is necessary. */
const preferenceSaved: UpdateResolver<
  { saveColumnPreference: ColumnPreference | null },
  { kind: LogKind }
> = ({ saveColumnPreference }, { kind }, cache) => {
  cache.updateQuery({ query: COLUMN_PREFERENCE, variables: { kind } }, (data) =>
    saveColumnPreference
      ? {
          columnPreference: {
            __typename: 'ColumnPreference',
            visibleColumns: [...saveColumnPreference.visibleColumns],
            columnOrder: [...saveColumnPreference.columnOrder],
          },
        }
      : data,
  );
};

/** Updates the calendars from changed entries. Doesn't keep the response, because each one is for other ids. */
const changedEntries: UpdateResolver<{ entriesById: FoundEntry[] }, { ids: string[] }> = (
  { entriesById },
  args,
  cache,
) => {
  updateCalendars(cache, args.ids, entriesById);
  cache.invalidate('Query', 'entriesById', args);
};

// For types without an id. The cache has no key for their objects, so it stores them inside the parent object.
const noKey = () => null;

/** Creates the normalized cache. A mutation invalidates all lists and calendars that display what it changed. */
export const createCache = () =>
  cacheExchange({
    keys: {
      Registration: noKey,
      RegistrationPolicy: noKey,
      LoginOptions: noKey,
      LoginProvider: noKey,
      PasskeyLogin: noKey,
      PasskeyOptions: noKey,
      PasskeyRegistration: noKey,
      ColumnPreference: noKey,
      FormerField: noKey,
      FormerOption: noKey,
      EntryConnection: noKey,
      EntryEdge: noKey,
      PageInfo: noKey,
      ServerWarning: noKey,
      System: noKey,
      SystemDatabase: noKey,
      SystemBackup: noKey,
      SystemDisk: noKey,
      SystemPool: noKey,
      SystemLiveUpdates: noKey,
      ViewerToken: noKey,
      ActivityConnection: noKey,
      ActivityEdge: noKey,
      EntryHistoryConnection: noKey,
      EntryHistoryEdge: noKey,
      Change: noKey,
      ValueChange: noKey,
      UndoResult: noKey,
      RestoredKind: noKey,
      RestorePreview: noKey,
      ImportResult: noKey,
      ImportRowResult: noKey,
      ImportError: noKey,
      LeftEntry: noKey,
      CreatedAccessToken: noKey,
      CreatedAccountLink: noKey,
      OpenedAccountLink: noKey,
      // A frozen entry has the same id as the current entry, so the id can't be its key.
      FrozenEntry: noKey,
      Feed: noKey,
      FieldCount: noKey,
      FieldMerge: noKey,
      MergedKind: noKey,
      MergedOption: noKey,
      FieldKindCount: noKey,
      FilterCounts: noKey,
      KindCount: noKey,
      OptionCount: noKey,
      BrandCount: noKey,
      CountRow: noKey,
      MonthCount: noKey,
      Silence: noKey,
      FieldKind: noKey,
      FieldOption: noKey,
      OptionColor: noKey,
      PasswordStatus: noKey,
      TwoStep: noKey,
      TwoStepSetup: noKey,
    },
    // Only mutations with a predictable result are optimistic. The results of all other mutations are displayed when
    // the server has responded.
    optimistic: {
      deleteEntry: ({ id }) => id as string,
      moveEntries: movedEntries,
      saveColumnPreference: ({ input }) => ({
        __typename: 'ColumnPreference',
        ...(input as ColumnPreference),
      }),
    },
    updates: {
      Query: { entriesById: changedEntries },
      Mutation: {
        createEntry: entryCreated,
        updateEntry: entryUpdated,
        deleteEntry,
        createEntries: entriesCreated,
        duplicateEntries: entriesCreated,
        importEntries: entriesImported,
        updateEntries: refreshes(...ENTRIES),
        changeKind: entriesChanged,
        handOver: entriesChanged,
        deleteEntries: entriesChanged,
        moveEntries: entriesChanged,
        undoChange: undone,
        restoreChange: restored,
        // Brands also affect `calendarCounts`: counts by brand have a row for each brand, sorted by brand name.
        createBrand: refreshes('brands', 'calendarCounts'),
        updateBrand: refreshes('brands', 'hasSampleContent', 'calendarCounts'),
        // Refresh the entries, too, because the entries of a deleted brand no longer have a brand.
        deleteBrand: refreshes('brands', 'hasSampleContent', ...ENTRIES),
        addSampleContent: sampleContent,
        removeSampleContent: sampleContent,
        createKind: refreshes('kinds', 'fields', 'kindCounts'),
        updateKind: kindUpdated,
        deleteKind: refreshes('kinds', 'fields', 'columnPreference', ...ENTRIES),
        orderKinds: refreshes('kinds'),
        createField: fieldsChanged,
        updateField: fieldUpdated,
        deleteField: fieldsChanged,
        mergeFields: refreshes('fields', 'columnPreference', ...ENTRIES),
        saveColumnPreference: preferenceSaved,
        createUser: refreshes('users', ...PEOPLE),
        // A new password or email address revokes the account's password resets.
        updateUser: refreshes('accountLinks', ...PEOPLE),
        // The tokens say whether their creators are administrators.
        setUserAdmin: refreshes('accessTokens'),
        // When an account loses its approval, its keys and password resets are revoked.
        setUserApproved: refreshes('accessTokens', 'accountLinks', ...PEOPLE),
        // Deleting an account also deletes its keys. Its team views are kept but no longer have a creator.
        deleteUser: refreshes('users', 'accessTokens', 'accountLinks', 'savedViews', ...PEOPLE),
        endSession: refreshes('sessions'),
        endOtherSessions: refreshes('sessions'),
        connectLogin: refreshes('connectableLogin'),
        declineLogin: refreshes('connectableLogin'),
        endUserSessions: refreshes('sessions'),
        // The list of users shows which users have two-step verification or passkeys.
        turnOnTwoStep: refreshes('twoStep', 'users', 'viewer'),
        turnOffTwoStep: refreshes('twoStep', 'users'),
        replaceRecoveryCodes: refreshes('twoStep'),
        resetTwoStep: refreshes('users'),
        addPasskey: refreshes('passkeys', 'users'),
        renamePasskey: refreshes(),
        removePasskey: refreshes('passkeys', 'users'),
        // A new password or email address ends the viewer's other sessions.
        changePassword: refreshes('sessions', 'passwordStatus'),
        setPassword: refreshes('sessions', 'passwordStatus'),
        updateProfile: refreshes('sessions', ...PEOPLE),
        createInvitation: refreshes('accountLinks'),
        createPasswordReset: refreshes('accountLinks'),
        revokeAccountLink: refreshes('accountLinks'),
        createSavedView: refreshes('savedViews'),
        updateSavedView: refreshes('savedViews'),
        deleteSavedView: refreshes('savedViews'),
        createAccessToken: refreshes('accessTokens'),
        updateAccessToken: refreshes(),
        revokeAccessToken: refreshes(),
      },
    },
  });
