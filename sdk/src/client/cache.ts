import type { LogKind } from '@content-planner/model';
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
import { isFilteredByField } from '../filters/entry-filter.js';
import { ENTRY_TYPES } from '../logs/kinds/entry-types.js';
import { leaveOut } from './leave-out.js';
import { type FoundEntry, keysOf, updateCalendars } from './update-calendars.js';

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
const ENTRY_LISTS = ['logEntries', 'entryPage', 'logPage', 'calendar', 'filterCounts', 'calendarCounts'];

// Entry lists and single entries. Mutations that change many entries invalidate both.
const ENTRIES = [...ENTRY_LISTS, 'entry'];

const sampleContent = refreshes('brands', 'hasSampleContent', ...ENTRIES);

/**
 * Invalidates all data that depends on custom fields. After a field has changed, lists that are filtered by it might
 * contain different entries.
 */
const fieldsChanged: UpdateResolver = (result, args, cache, info) => {
  refreshes('fieldConfigurations', 'columnPreference')(result, args, cache, info);
  refresh(cache, ENTRY_LISTS, isFilteredByField);
};

/**
 * Also invalidates all entries after a field was deleted. Otherwise, a new field with the same name would show their
 * cached values.
 */
const fieldDeleted: UpdateResolver = (result, args, cache, info) => {
  fieldsChanged(result, args, cache, info);
  refresh(cache, ENTRIES);
};

const entryWrites = (type: string) => [
  [`create${type}`, refreshes(...ENTRY_LISTS)],
  // A sample entry is no longer sample content after a user has edited it.
  [`update${type}`, refreshes('hasSampleContent', ...ENTRY_LISTS)],
];

const entriesCreated = refreshes(...ENTRY_LISTS);

/** Invalidates lists after an import. Dry runs change nothing. */
const entriesImported: UpdateResolver<DataFields, { dryRun: boolean }> = (result, args, cache, info) => {
  if (!args.dryRun) entriesCreated(result, args, cache, info);
};

const entriesChanged = refreshes('hasSampleContent', ...ENTRIES);

/** An undo can also restore fields. */
const undone: UpdateResolver = (result, args, cache, info) => {
  fieldDeleted(result, args, cache, info);
  entriesChanged(result, args, cache, info);
};

/** The new dates of an entry. */
interface Dates {
  id: string;
  startDate: string;
  endDate: string;
}

/** Gives moved entries their new dates immediately. Lists keep their entries and order until the response arrives. */
const movedEntries: OptimisticMutationResolver = ({ moves }, cache) =>
  (moves as Dates[]).flatMap(({ id, startDate, endDate }) =>
    ENTRY_TYPES.filter((__typename) => cache.resolve({ __typename, id }, 'id')).map((__typename) => ({
      ...{ __typename, id, startDate, endDate },
    })),
  );

/** Removes an entry from all lists immediately. The server's response then invalidates the lists. */
const deleteEntry: UpdateResolver<DataFields, { id: string }> = (result, args, cache, info) => {
  if (!info.optimistic) entriesChanged(result, args, cache, info);
  // The entry's kind is unknown here, so try all kinds.
  else leaveOut(cache, new Set(keysOf(args.id)));
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

// In development, graphcache warns about fields that are missing from a response. However, it also expects the fields
// of fragments on other types. The API never omits a requested field, so all these warnings are false.
const FIELD_IS_MISSING = 'Invalid undefined: The field at';

/** Creates the normalized cache. A mutation invalidates all lists and calendars that display what it changed. */
export const createCache = () =>
  cacheExchange({
    logger: (severity, message) => {
      if (severity !== 'debug' && !message.includes(FIELD_IS_MISSING)) console[severity](message);
    },
    possibleTypes: { Entry: ENTRY_TYPES },
    keys: {
      Registration: noKey,
      RegistrationPolicy: noKey,
      LoginOptions: noKey,
      LoginProvider: noKey,
      PasskeyLogin: noKey,
      PasskeyOptions: noKey,
      PasskeyRegistration: noKey,
      ColumnPreference: noKey,
      EntryConnection: noKey,
      EntryEdge: noKey,
      ...Object.fromEntries(ENTRY_TYPES.map((type) => [`${type}Fields`, noKey])),
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
      FilterCounts: noKey,
      BrandCount: noKey,
      CountRow: noKey,
      MonthCount: noKey,
      Silence: noKey,
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
        ...Object.fromEntries(ENTRY_TYPES.flatMap(entryWrites)),
        deleteEntry,
        createEntries: entriesCreated,
        duplicateEntries: entriesCreated,
        importEntries: entriesImported,
        updateEntries: refreshes(...ENTRIES),
        deleteEntries: entriesChanged,
        moveEntries: entriesChanged,
        undoChange: undone,
        // Brands also affect `calendarCounts`: counts by brand have a row for each brand, sorted by brand name.
        createBrand: refreshes('brands', 'calendarCounts'),
        updateBrand: refreshes('brands', 'hasSampleContent', 'calendarCounts'),
        // Refresh the entries, too, because the entries of a deleted brand no longer have a brand.
        deleteBrand: refreshes('brands', 'hasSampleContent', ...ENTRIES),
        addSampleContent: sampleContent,
        removeSampleContent: sampleContent,
        createFieldConfiguration: fieldsChanged,
        updateFieldConfiguration: fieldsChanged,
        deleteFieldConfiguration: fieldDeleted,
        saveColumnPreference: preferenceSaved,
        createUser: refreshes('users'),
        // A new password or email address revokes the account's password resets.
        updateUser: refreshes('accountLinks'),
        // The tokens say whether their creators are administrators.
        setUserAdmin: refreshes('accessTokens'),
        // When an account loses its approval, its keys and password resets are revoked.
        setUserApproved: refreshes('accessTokens', 'accountLinks'),
        // Deleting an account also deletes its keys. Its team views are kept but no longer have a creator.
        deleteUser: refreshes('users', 'accessTokens', 'accountLinks', 'savedViews'),
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
        updateProfile: refreshes('sessions'),
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
