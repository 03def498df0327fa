import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { v7 as uuid } from 'uuid';
import { requireRecentLogin } from '../auth/recent-login.js';
import type { RequestContext } from '../context.js';
import { findShared, requireUnused } from '../fields/field-configuration.service.js';
import { configurationOf, type FieldConfigurationRow } from '../fields/stored-fields.js';
import type { LogKind } from '../logs/kinds/index.js';

/** Returns the ids of the built-in fields that all kinds have. */
export async function fieldsOfAllKinds(em: SqlEntityManager): Promise<string[]> {
  const fields = await em.execute<{ id: string }[]>(
    `select id from fields where is_built_in and not exists (
       select 1 from kinds where not exists (
         select 1 from kind_fields where kind_id = kinds.id and field_id = fields.id)) order by id`,
  );
  return fields.map(({ id }) => id);
}

/**
 * Returns the fields of a new kind, in the given order.
 *
 * @throws PlannerError `invalid` if a field does not exist; `conflict` if two have the same name; `recentLoginRequired`
 *   for fields that links and embeds can display
 */
export async function fieldsOfNewKind(
  context: RequestContext,
  kind: LogKind,
  ids: readonly string[],
): Promise<FieldConfigurationRow[]> {
  const fields: FieldConfigurationRow[] = [];
  for (const [displayOrder, id] of [...new Set(ids)].entries()) {
    const field = await findShared(context.em, id, 'fieldIds');
    requireUnused(fields, kind, field, 'fieldIds');
    if (field.isShareable) await requireRecentLogin(context);
    fields.push(configurationOf({ ...field, id: uuid(), kind, isRequired: false, displayOrder }));
  }
  return fields;
}
