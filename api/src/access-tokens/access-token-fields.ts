import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { errorIn } from '../field-errors.js';
import { lockKindsAndFields } from '../fields/stored-fields.js';
import type { LogKind } from '../logs/kinds/index.js';
import { isShared, type TokenKind } from './access-token-kinds.js';

/** Fields that tokens don't include by default. */
const NOTES = ['notes', 'guestNotes'];

interface OfferedField {
  id: string;
  isBuiltIn: boolean;
  kinds: LogKind[];
}

/** Reads the fields that a token can include. Links and embeds can include custom fields only if they are shareable. */
const findOffered = (em: SqlEntityManager, kind: TokenKind): Promise<OfferedField[]> =>
  em.execute<OfferedField[]>(
    `select id, is_built_in as "isBuiltIn", coalesce(
       (select jsonb_agg(kind_id) from kind_fields where field_id = fields.id), '[]') as kinds
     from fields where is_built_in or is_shareable or ? order by is_built_in desc, id`,
    [!isShared(kind)],
  );

/**
 * Returns the fields that a new token includes by default. Notes are only included in keys that can write, which have
 * to include everything. Feeds include no custom fields.
 */
export async function defaultFields(
  em: SqlEntityManager,
  kind: TokenKind,
  { canWrite, kinds }: { canWrite: boolean; kinds: readonly LogKind[] | null },
): Promise<string[] | null> {
  if (kind === 'key' && canWrite) return null;
  const fields = await findOffered(em, kind);
  return fields
    .filter(
      ({ isBuiltIn, kinds: using }) =>
        isBuiltIn || (kind !== 'feed' && using.some((one) => kinds?.includes(one) ?? true)),
    )
    .map(({ id }) => id)
    .filter((id) => !NOTES.includes(id));
}

/**
 * Checks that a token of a kind can include the fields, and keeps them from changing until the transaction ends.
 *
 * @throws PlannerError `invalid`
 */
export async function checkFields(
  em: SqlEntityManager,
  kind: TokenKind,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await lockKindsAndFields(em);
  const offered = new Set((await findOffered(em, kind)).map(({ id }) => id));
  if (!ids.every((id) => offered.has(id))) throw errorIn('fields', 'tokenFieldsGone');
}
