import { type Cache, cacheExchange, type DataFields, type UpdateResolver } from '@urql/exchange-graphcache';
import type { ColumnPreference } from '../fields/column-preference.js';
import { COLUMN_PREFERENCE } from '../fields/column-preference-document.js';
import { typeNameOf } from '../logs/kinds/documents.js';
import { LOG_KINDS, type LogKind } from '../logs/kinds/index.js';
import { leaveOut } from './leave-out.js';

/** Makes every list of a name be read again, whatever its arguments. */
function refresh(cache: Cache, fieldName: string): void {
  for (const field of cache.inspectFields('Query')) {
    if (field.fieldName === fieldName) cache.invalidate('Query', field.fieldKey);
  }
}

/** A write after which lists of these names have to be read again. */
const refreshes =
  (...lists: string[]): UpdateResolver =>
  (_result, _args, cache) => {
    for (const list of lists) refresh(cache, list);
  };

// Every list that shows entries.
const ENTRY_LISTS = ['logs', 'logConnection', 'entries', 'calendar'];

// And the single ones: what a change of many entries may touch.
const ENTRIES = [...ENTRY_LISTS, 'entry'];

const sampleContent = refreshes('brands', 'hasSampleContent', ...ENTRIES);

const fieldsChanged = refreshes('fieldConfigurations', 'columnPreference');

const entryWrites = (kind: LogKind) => [
  [`create${typeNameOf(kind)}`, refreshes(...ENTRY_LISTS)],
  // A sample that was edited is the team's own from then on.
  [`update${typeNameOf(kind)}`, refreshes('hasSampleContent', ...ENTRY_LISTS)],
];

const entryDeleted = refreshes('hasSampleContent', ...ENTRIES);

/** Takes an entry out of what shows it, at once; the server's answer has it all read again. */
const deleteEntry: UpdateResolver<DataFields, { id: string }> = (result, args, cache, info) => {
  if (!info.optimistic) entryDeleted(result, args, cache, info);
  // Its kind is not known here.
  else leaveOut(cache, new Set(LOG_KINDS.map((kind) => `${typeNameOf(kind)}:${args.id}`)));
};

/** What was saved is what stands: it needs no other reading. */
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

// The answer of a call: nothing to find again.
const noKey = () => null;

// In development graphcache warns of fields that an answer lacks. It asks a blog post for the fields of
// every fragment on other kinds too, and the API leaves out none that it was asked for.
const FIELD_IS_MISSING = 'Invalid undefined: The field at';

/** The normalised cache: a write refreshes every list and calendar that shows what it changed. */
export const createCache = () =>
  cacheExchange({
    logger: (severity, message) => {
      if (severity !== 'debug' && !message.includes(FIELD_IS_MISSING)) console[severity](message);
    },
    possibleTypes: { LogEntry: LOG_KINDS.map(typeNameOf) },
    keys: {
      Registration: noKey,
      RegistrationPolicy: noKey,
      ColumnPreference: noKey,
      LogEntryConnection: noKey,
      LogEntryEdge: noKey,
      PageInfo: noKey,
      ServerWarning: noKey,
    },
    // Only what the server changes in nothing, or refuses: everything else shows once it has answered.
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
        // Its entries lost the brand.
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
