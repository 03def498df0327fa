import { isMergeable } from '@content-planner/model';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { requireAdmin } from '../accounts/policy.js';
import { requireRecentLogin } from '../auth/recent-login.js';
import { recordedTransaction } from '../changes/record-change.js';
import type { RequestContext } from '../context.js';
import { PlannerError } from '../errors.js';
import { errorIn } from '../field-errors.js';
import { formOf, type LogKind } from '../logs/kinds/index.js';
import { isOneOf } from '../sql/condition.js';
import { nameIdSchema, parse } from '../validation.js';
import { type FieldRow, findRow, replacementsSchema } from './field.service.js';
import { fieldsOfKind, requireUnused } from './field-configuration.service.js';
import { type FieldOption, optionNamed } from './field-options.js';
import { hasValueIn, replaceOptions } from './replace-options.js';
import {
  changeFields,
  type LockedField,
  lockField,
  readConfigurations,
  removeConfigurations,
  saveConfigurations,
} from './stored-fields.js';
import { completeSearchText } from './stored-search-text.js';

/** What merging two fields would do. */
export interface FieldMerge {
  /** The entries that have a value in the field that would be merged, by kind. */
  kinds: { kind: LogKind; count: number; conflictCount: number }[];
  /** The options of the field that would be merged, with the options of the other field that have the same names. */
  options: { optionId: string; replacementId: string | null }[];
}

const bothSchema = z.object({ from: nameIdSchema, into: nameIdSchema });
const mergeSchema = bothSchema.extend({ options: replacementsSchema });

/** @throws PlannerError `notFound`; `conflict` if the fields can't be merged */
async function lockBoth(
  em: SqlEntityManager,
  ids: { from: string; into: string },
): Promise<{ from: LockedField; into: LockedField }> {
  const [from, into] = [await lockField(em, ids.from), await lockField(em, ids.into)];
  if (from.isBuiltIn) throw new PlannerError('fieldBuiltIn');
  if (from.fieldId === into.fieldId || !isMergeable(from.fieldType, into.fieldType))
    throw errorIn('into', 'fieldsNotMergeable');
  return { from, into };
}

const namesakeOf = ({ options }: LockedField, { name }: FieldOption) =>
  optionNamed(options, name)?.id ?? null;

/** Returns what merging a field into another one would do. Administrators only. */
export async function previewMerge(context: RequestContext, body: unknown): Promise<FieldMerge> {
  requireAdmin(context);
  const ids = parse(bothSchema, body);
  return context.em.transactional(async (em) => {
    const { from, into } = await lockBoth(em, ids);
    const kinds = from.configurations.map(({ kind }) => kind);
    const [has, ofKinds, kept] = [hasValueIn(from), isOneOf('kind', kinds), hasValueIn(into)];
    const rows = await em.execute<FieldMerge['kinds']>(
      `select kind, count(*)::int as count, (count(*) filter (where ${kept.sql}))::int as "conflictCount"
       from entries where ${ofKinds.sql} and ${has.sql} group by kind`,
      [...kept.values, ...ofKinds.values, ...has.values],
    );
    return {
      kinds: kinds.flatMap((kind) => rows.find((row) => row.kind === kind) ?? []),
      options: from.options.map((option) => ({
        optionId: option.id,
        replacementId: namesakeOf(into, option),
      })),
    };
  });
}

/**
 * Returns the options of both fields, and what the options of the merged field become. Options without a replacement
 * and without a namesake are added as they are.
 */
function mergedOptions(
  { options }: LockedField,
  into: LockedField,
  given: readonly { option: string; replacement?: string | null | undefined }[],
): { options: FieldOption[]; became: Record<string, string | null> } {
  const idsOf = (of: readonly FieldOption[]) => of.map(({ id }) => id);
  for (const [index, { option, replacement }] of given.entries()) {
    const [at, own, others] = [`options.${index}`, idsOf(options), idsOf(into.options)];
    if (!own.includes(option)) throw errorIn(`${at}.option`, 'notAnOption', { options: own });
    if (replacement && !others.includes(replacement)) {
      throw errorIn(`${at}.replacement`, 'notAnOption', { options: others });
    }
  }
  const chosen = new Map(given.map(({ option, replacement }) => [option, replacement ?? null]));
  const became: Record<string, string | null> = {};
  const added: FieldOption[] = [];
  for (const option of options) {
    const replacement = chosen.has(option.id) ? (chosen.get(option.id) ?? null) : namesakeOf(into, option);
    if (chosen.has(option.id) || replacement) became[option.id] = replacement;
    else added.push(option);
  }
  if (into.isBuiltIn && added.length > 0) throw errorIn('options', 'fieldBuiltInFixed');
  return { options: [...into.options, ...added], became };
}

/**
 * Merges a field into another one: kinds use the other field instead, and entries keep their values, unless they have a
 * value in both. Filters, links and feeds with the merged field apply to the other one. Administrators only.
 *
 * @param body `{ from, into, options }`; `options` are the options that replace those of the merged field, null for none
 * @throws PlannerError `notFound`; `conflict` if the fields can't be merged, or if a kind has another field with the
 *   same name; `recentLoginRequired` if links and embeds can then display more
 */
export async function mergeFields(context: RequestContext, body: unknown): Promise<FieldRow> {
  requireAdmin(context);
  const sent = parse(mergeSchema, body);
  const merged = await recordedTransaction(context, async (em, record) => {
    const inTransaction = { ...context, em };
    const { from, into } = await lockBoth(em, sent);
    const { options, became } = mergedOptions(from, into, sent.options ?? []);
    const { configurations, isBuiltIn, version: _, ...shared } = { ...into, options };
    const isUsed = ({ kind }: { kind: LogKind }) =>
      Object.hasOwn(formOf(kind).fields, into.fieldId) || configurations.some((one) => one.kind === kind);
    const [moved, gone] = [
      from.configurations.filter((one) => !isUsed(one)),
      from.configurations.filter(isUsed),
    ];
    for (const { kind } of moved) {
      const others = (await fieldsOfKind(em, kind)).filter(({ fieldId }) => fieldId !== from.fieldId);
      requireUnused(others, kind, into, 'into');
    }
    const isShown = into.isShareable || isBuiltIn;
    if (isShown && (from.isShareable || moved.length > 0)) await requireRecentLogin(inTransaction);
    const header = { action: 'edit', subjectType: 'field' } as const;
    const work = async () => {
      await em.execute(
        `update fields set merged = merged || (select merged from fields where id = ?) || ?::jsonb where id = ?`,
        [from.fieldId, JSON.stringify(formerIds(from, became)), into.fieldId],
      );
      await removeConfigurations(em, gone);
      await saveConfigurations(em, [
        ...configurations.map((one) => ({ ...one, options })),
        ...moved.map(({ id, kind, isRequired, displayOrder }) => ({
          ...shared,
          id,
          kind,
          isRequired,
          displayOrder,
        })),
      ]);
      await renameColumns(
        em,
        moved.map(({ kind }) => kind),
        from.fieldName,
        into.fieldName,
      );
    };
    const ids = [from.fieldId, into.fieldId];
    const changed = await changeFields(em, record, header, ids, work, { keepInLinks: isShown });
    const kinds = from.configurations.map(({ kind }) => kind);
    const replaced = { from, into: shared, kinds, options: became };
    await replaceOptions(em, context, changed.changeId as string, replaced);
    const added = kinds.map((kind) => ({ kind, fieldId: into.fieldId, options }));
    await completeSearchText(em, added, (of) => readConfigurations(em, isOneOf('kind', of)));
    return findRow(inTransaction, into.fieldId);
  });
  context.record('field-updated', { fieldId: merged.id });
  return merged;
}

/** Returns the ids that mean the other field from now on, each with what its options by id and name have become. */
function formerIds(
  { fieldId, options, configurations }: LockedField,
  became: Readonly<Record<string, string | null>>,
): Record<string, Record<string, string | null>> {
  const named = options.flatMap(({ id, name }) =>
    id in became ? [[name, became[id] ?? null] as const] : [],
  );
  const ofOptions = { ...became, ...Object.fromEntries(named) };
  return Object.fromEntries([fieldId, ...configurations.map(({ id }) => id)].map((id) => [id, ofOptions]));
}

/** Lets users see the column of the other field where they saw that of the merged field. */
async function renameColumns(
  em: SqlEntityManager,
  kinds: readonly LogKind[],
  from: string,
  into: string,
): Promise<void> {
  const [old, current] = [from, into].map((name) => JSON.stringify(`field:${name}`)) as [string, string];
  if (old === current) return;
  await em.execute(
    `update column_preferences set visible_columns = replace(visible_columns::text, ?, ?)::jsonb,
       column_order = replace(column_order::text, ?, ?)::jsonb
     where log_type in (select value from jsonb_array_elements_text(?::jsonb))`,
    [old, current, old, current, JSON.stringify(kinds)],
  );
}
