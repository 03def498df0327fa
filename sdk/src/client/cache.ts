import { type Cache, cacheExchange, type UpdateResolver } from '@urql/exchange-graphcache';
import { LOG_KINDS, type LogKind, typeNameOf } from '../logs/kinds/index.js';

/** Makes every list of a name be read again, whatever its arguments. */
function refresh(cache: Cache, fieldName: string): void {
  for (const field of cache.inspectFields('Query')) {
    if (field.fieldName === fieldName) cache.invalidate('Query', field.fieldKey);
  }
}

function refreshEntries(cache: Cache): void {
  for (const list of ['logs', 'calendar']) refresh(cache, list);
}

const entriesChanged: UpdateResolver = (_result, _args, cache) => refreshEntries(cache);

const entryDeleted: UpdateResolver = (_result, { id }, cache) => {
  for (const kind of LOG_KINDS) cache.invalidate({ __typename: typeNameOf(kind), id: String(id) });
  refreshEntries(cache);
};

const brandsChanged: UpdateResolver = (_result, _args, cache) => refresh(cache, 'brands');

// Its entries lost the brand.
const brandDeleted: UpdateResolver = (_result, _args, cache) => {
  for (const list of ['brands', 'entry']) refresh(cache, list);
  refreshEntries(cache);
};

const entryWrites = (kind: LogKind) => [
  [`create${typeNameOf(kind)}`, entriesChanged],
  [`update${typeNameOf(kind)}`, entriesChanged],
];

// The answer of a call: nothing to find again.
const noKey = () => null;

/** The normalised cache: a write refreshes every list and calendar that shows what it changed. */
export const createCache = () =>
  cacheExchange({
    possibleTypes: { LogEntry: LOG_KINDS.map(typeNameOf) },
    keys: { Registration: noKey },
    updates: {
      Mutation: {
        ...Object.fromEntries(LOG_KINDS.flatMap(entryWrites)),
        deleteEntry: entryDeleted,
        createBrand: brandsChanged,
        updateBrand: brandsChanged,
        deleteBrand: brandDeleted,
      },
    },
  });
