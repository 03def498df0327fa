import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { v7 as uuid } from 'uuid';
import { requireRecentLogin } from '../auth/recent-login.js';
import type { RequestContext } from '../context.js';
import { findShared, nextPosition, requireUnused } from '../fields/field-configuration.service.js';
import { configurationOf, type FieldConfigurationRow, readConfigurations } from '../fields/stored-fields.js';
import type { LogKind } from '../logs/kinds/index.js';
import { isOneOf } from '../sql/condition.js';

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
 * Returns the fields that a kind gets, in the given order, after those that it keeps.
 *
 * @throws PlannerError `invalid` if a field does not exist; `conflict` if two have the same name; `recentLoginRequired`
 *   for fields that links and embeds can display
 */
export async function newFieldsOfKind(
  context: RequestContext,
  kind: LogKind,
  ids: readonly string[],
  kept: readonly FieldConfigurationRow[] = [],
): Promise<FieldConfigurationRow[]> {
  const fields = [...kept];
  for (const id of new Set(ids)) {
    const field = await findShared(context.em, id, 'fieldIds');
    requireUnused(fields, kind, field, 'fieldIds');
    if (field.isShareable) await requireRecentLogin(context);
    const displayOrder = nextPosition(fields);
    fields.push(configurationOf({ ...field, id: uuid(), kind, isRequired: false, displayOrder }));
  }
  return fields.slice(kept.length);
}

/** Returns the fields that a kind gets and loses if it has those with the given ids. @throws PlannerError as above */
export async function changedFieldsOfKind(context: RequestContext, kind: LogKind, ids: readonly string[]) {
  const stored = await readConfigurations(context.em, isOneOf('kind', [kind]));
  const kept = stored.filter(({ fieldId }) => ids.includes(fieldId));
  const isNew = (id: string) => !kept.some(({ fieldId }) => fieldId === id);
  return {
    added: await newFieldsOfKind(context, kind, ids.filter(isNew), kept),
    removed: stored.filter((field) => !kept.includes(field)),
  };
}
