import { type Cache, cacheExchange, type DataFields, type UpdateResolver } from '@urql/exchange-graphcache';
import type { ColumnPreference } from '../fields/column-preference.js';
import { COLUMN_PREFERENCE } from '../fields/column-preference-document.js';
import { typeNameOf } from '../logs/kinds/documents.js';
import { LOG_KINDS, type LogKind } from '../logs/kinds/index.js';
import { leaveOut } from './leave-out.js';

/** Invalidates a field of Query for all arguments, so that it's refetched. */
function refresh(cache: Cache, fieldName: string): void {
  for (const field of cache.inspectFields('Query')) {
    if (field.fieldName === fieldName) cache.invalidate('Query', field.fieldKey);
  }
}

/** Creates an update that invalidates fields of Query after a mutation. */
const refreshes =
  (...lists: string[]): UpdateResolver =>
  (_result, _args, cache) => {
    for (const list of lists) refresh(cache, list);
  };

// Lists of entries.
const ENTRY_LISTS = ['entries', 'entryPage', 'logPage', 'calendar'];

// Lists and single entries, for mutations that change many entries.
const ENTRIES = [...ENTRY_LISTS, 'entry'];

const sampleContent = refreshes('brands', 'hasSampleContent', ...ENTRIES);

const fieldsChanged = refreshes('fieldConfigurations', 'columnPreference');

const entryWrites = (kind: LogKind) => [
  [`create${typeNameOf(kind)}`, refreshes(...ENTRY_LISTS)],
  // A sample entry that a user edits is no longer sample content.
  [`update${typeNameOf(kind)}`, refreshes('hasSampleContent', ...ENTRY_LISTS)],
];

const entryDeleted = refreshes('hasSampleContent', ...ENTRIES);

/** Removes an entry from all lists immediately. The server's response then invalidates them. */
const deleteEntry: UpdateResolver<DataFields, { id: string }> = (result, args, cache, info) => {
  if (!info.optimistic) entryDeleted(result, args, cache, info);
  // The kind is unknown here, so try all.
  else leaveOut(cache, new Set(LOG_KINDS.map((kind) => `${typeNameOf(kind)}:${args.id}`)));
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

// For types without an id, which are stored in their parent.
const noKey = () => null;

// In development, graphcache warns about fields that are missing in a response. It also expects the fields of fragments
// on other kinds, so these warnings are false: the API never omits a requested field.
const FIELD_IS_MISSING = 'Invalid undefined: The field at';

/** Creates the normalized cache. A mutation invalidates every list and calendar that displays what it changed. */
export const createCache = () =>
  cacheExchange({
    logger: (severity, message) => {
      if (severity !== 'debug' && !message.includes(FIELD_IS_MISSING)) console[severity](message);
    },
    possibleTypes: { Entry: LOG_KINDS.map(typeNameOf) },
    keys: {
      Registration: noKey,
      RegistrationPolicy: noKey,
      ColumnPreference: noKey,
      EntryConnection: noKey,
      EntryEdge: noKey,
      ...Object.fromEntries(LOG_KINDS.map((kind) => [`${typeNameOf(kind)}Fields`, noKey])),
      PageInfo: noKey,
      ServerWarning: noKey,
    },
    // Only mutations whose result is certain. All others are displayed after the server's response.
    optimistic: {
      deleteEntry: ({ id }) => id as string,
      saveColumnPreference: ({ input }) => ({
        __typename: 'ColumnPreference',
        ...(input as ColumnPreference),
      }),
    },
    updates: {
      Mutation: {
        ...Object.fromEntries(LOG_KINDS.flatMap(entryWrites)),
        deleteEntry,
        updateEntries: refreshes(...ENTRIES),
        deleteEntries: entryDeleted,
        createBrand: refreshes('brands'),
        updateBrand: refreshes('brands', 'hasSampleContent'),
        // Its entries have lost their brand.
        deleteBrand: refreshes('brands', 'hasSampleContent', ...ENTRIES),
        addSampleContent: sampleContent,
        removeSampleContent: sampleContent,
        createFieldConfiguration: fieldsChanged,
        updateFieldConfiguration: fieldsChanged,
        deleteFieldConfiguration: fieldsChanged,
        saveColumnPreference: preferenceSaved,
        createUser: refreshes('users'),
        deleteUser: refreshes('users'),
      },
    },
  });
