import { type Cache, cacheExchange, type UpdateResolver } from '@urql/exchange-graphcache';
import { LOG_KINDS, type LogKind, typeNameOf } from '../logs/kinds/index.js';

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
      ColumnPreference: noKey,
      LogEntryConnection: noKey,
      LogEntryEdge: noKey,
      PageInfo: noKey,
    },
    updates: {
      Mutation: {
        ...Object.fromEntries(LOG_KINDS.flatMap(entryWrites)),
        deleteEntry: refreshes('hasSampleContent', ...ENTRIES),
        updateEntries: refreshes(...ENTRIES),
        deleteEntries: refreshes('hasSampleContent', ...ENTRIES),
        createBrand: refreshes('brands'),
        updateBrand: refreshes('brands', 'hasSampleContent'),
        // Its entries lost the brand.
        deleteBrand: refreshes('brands', 'hasSampleContent', ...ENTRIES),
        addSampleContent: sampleContent,
        removeSampleContent: sampleContent,
        createFieldConfiguration: fieldsChanged,
        updateFieldConfiguration: fieldsChanged,
        deleteFieldConfiguration: fieldsChanged,
        saveColumnPreference: refreshes('columnPreference'),
        createUser: refreshes('users'),
        deleteUser: refreshes('users'),
      },
    },
  });
