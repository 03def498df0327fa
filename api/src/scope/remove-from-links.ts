import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { ChangeRecorder } from '../changes/record-change.js';

/**
 * Removes fields from all links and embeds that list them, and records the changes. Keys and feeds belong to users, who
 * keep their access.
 */
export async function removeFromLinks(
  em: SqlEntityManager,
  record: ChangeRecorder,
  fieldIds: readonly string[],
): Promise<void> {
  if (fieldIds.length === 0) return;
  const ids = JSON.stringify(fieldIds);
  const changed = await em.execute<{ id: string; title: string; before: string[]; after: string[] }[]>(
    `update access_tokens token
     set fields = (select coalesce(jsonb_agg(field order by place), '[]')
       from jsonb_array_elements_text(old.fields) with ordinality as listed (field, place)
       where field not in (select value from jsonb_array_elements_text(?::jsonb)))
     from (select id, fields from access_tokens where kind in ('link', 'embed') and revoked_at is null
         and exists (select 1 from jsonb_array_elements_text(fields) field
           where field in (select value from jsonb_array_elements_text(?::jsonb))) order by id for update) old
     where token.id = old.id returning token.id, name as title, old.fields as before, token.fields as after`,
    [ids, ids],
  );
  if (changed.length === 0) return;
  await record(
    { action: 'edit', subjectType: 'accessToken' },
    changed.map(({ before, after, ...link }) => ({
      ...link,
      before: { fields: before },
      after: { fields: after },
    })),
  );
}
