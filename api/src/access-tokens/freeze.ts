import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { PlannerError } from '../errors.js';
import { errorIn } from '../field-errors.js';
import type { OwnFieldId } from '../logs/kinds/index.js';
import { ownFieldIds } from '../logs/kinds/own-properties.js';
import {
  brandConditions,
  CONFIGURATIONS,
  fieldConditions,
  hiddenFields,
  type Scope,
  scopeConditions,
} from '../scope/scope.js';
import { searchTextIn } from '../search/search-text.js';
import { allOf, isOneOf } from '../sql/condition.js';
import { type AccessTokenRow, markFrozen } from './access-token-store.js';

/** The maximum number of frozen links per team. Expired links count, because they can be extended. */
const MAX_FROZEN = 100;

/** The maximum number of entries in a frozen link. */
const MAX_ENTRIES = 5_000;

/** The maximum size of a frozen link's content, in bytes of JSON. */
const MAX_BYTES = 10_000_000;

const scopeOf = ({ brandIds, withoutBrand, kinds, fields, from }: AccessTokenRow): Scope => ({
  ...{ brandIds, withoutBrand, kinds, fields, from },
  isPublic: true,
  frozenLinkId: null,
});

async function checkLimit(em: SqlEntityManager): Promise<void> {
  // Links are rarely frozen, so a single lock for all links is enough.
  await em.execute(`select pg_advisory_xact_lock(hashtext('content_planner frozen links'))`);
  const [row] = await em.execute<{ count: number }[]>(
    'select count(*)::int as count from access_tokens where frozen_at is not null and revoked_at is null',
  );
  if ((row?.count ?? 0) < MAX_FROZEN) return;
  throw new PlannerError('tooManyFrozenLinks', { max: MAX_FROZEN });
}

/**
 * Stores the content that a link currently shows, so that the link no longer changes. A single statement copies
 * everything, so the copy is consistent. Values that the link does not include are not stored.
 *
 * @throws PlannerError `invalid` if there is too much content, `conflict` if there are too many frozen links
 */
async function freeze(em: SqlEntityManager, token: AccessTokenRow): Promise<AccessTokenRow> {
  await checkLimit(em);
  const scope = scopeOf(token);
  const hidden = hiddenFields(scope);
  const shown = ownFieldIds.filter((id) => !hidden.includes(id as OwnFieldId));
  const searchText = searchTextIn(scope);
  const entries = allOf(scopeConditions(scope));
  const brands = allOf(brandConditions(scope));
  const custom = allOf(fieldConditions(scope));
  const fields = allOf([...(scope.kinds ? [isOneOf('kind', scope.kinds)] : []), custom]);
  const [stored] = await em.execute<{ entries: number; bytes: number }[]>(
    `with stored as (
       insert into frozen_content (access_token_id, subject_type, subject_id, content)
       select ?::uuid, type, id, content from (
         (select 'entry' as type, id, to_jsonb(entries) - '{created_by,updated_by,is_sample,content_age}'::text[] || jsonb_build_object(
            'values', (select coalesce(jsonb_object_agg(value.key, value.value), '{}')
              from jsonb_each(entries.values) value
              where value.key in ('${shown.join("', '")}') or value.key in (
                select field_id from ${CONFIGURATIONS} where kind = entries.kind and ${custom.sql})),
            'search_text', ${searchText.sql}) as content
          from entries where ${entries.sql} limit ${MAX_ENTRIES + 1})
         union all
         (select 'brand', id, to_jsonb(brands) - 'is_sample' from brands where ${brands.sql})
         union all
         (select 'field', id, to_jsonb(configurations) from ${CONFIGURATIONS} where ${fields.sql})
       ) current returning subject_type, octet_length(content::text) as bytes)
     select (count(*) filter (where subject_type = 'entry'))::int as entries,
       coalesce(sum(bytes), 0)::float8 as bytes from stored`,
    [token.id, ...custom.values, ...searchText.values, ...entries.values, ...brands.values, ...fields.values],
  );
  if (!stored || stored.entries > MAX_ENTRIES)
    throw errorIn('isFrozen', 'frozenEntriesTooMany', { max: MAX_ENTRIES });
  if (stored.bytes > MAX_BYTES)
    throw errorIn('isFrozen', 'frozenContentTooLarge', { megabytes: MAX_BYTES / 1_000_000 });
  return markFrozen(em, token.id, new Date());
}

/** Deletes the stored content of a link. */
export async function deleteFrozen(em: SqlEntityManager, id: string): Promise<void> {
  await em.execute('delete from frozen_content where access_token_id = ?', [id]);
}

/** Freezes a link, unfreezes it, or leaves it as it is. Returns the resulting link. */
export async function setFrozen(
  em: SqlEntityManager,
  token: AccessTokenRow,
  isFrozen: boolean | undefined,
): Promise<AccessTokenRow> {
  if (isFrozen === undefined || isFrozen === (token.frozenAt !== null)) return token;
  if (isFrozen) return freeze(em, token);
  await deleteFrozen(em, token.id);
  return markFrozen(em, token.id, null);
}
