import { requireWriter } from '../accounts/policy.js';
import type { RequestContext } from '../context.js';
import { PlannerError } from '../errors.js';
import { fieldError, invalidFields } from '../field-errors.js';
import { type DynamicFields, type EntryValue, fieldTypeOf } from '../field-types/field-types.js';
import { type FieldConfigurationRow, fieldsOfKind } from '../fields/field-configuration.service.js';
import { namedValue } from '../fields/field-options.js';
import type { KindRules } from '../fields/kind-rules.js';
import { allowsKind } from '../scope/scope.js';
import { createEntries, MAX_NEW_ENTRIES } from './create-entries.service.js';
import { changeEntry, createEntry, getEntry } from './entry.service.js';
import { type EntryDraft, parseEntry } from './entry-input.js';
import type { EntryRow } from './entry-row.js';
import { formOf, type LogKind } from './kinds/index.js';
import { otherOptionsOf, shownOwnValues } from './kinds/own-properties.js';
import { outsideScope } from './scoped-entries.js';

// The input of GraphQL has one map with the values of all fields, by the ids of fields and options. This file translates
// it to the input for an entry of its kind, which has names.

/** The properties and values of an entry. Values are keyed by field id, and the values of dropdowns are option ids. */
export interface ValuesInput {
  startDate?: string | null | undefined;
  endDate?: string | null | undefined;
  values?: Readonly<Record<string, unknown>> | null | undefined;
  [property: string]: unknown;
}

/** Adds values, and removes those that are null. Null also clears a hidden value. */
const patched = (values: DynamicFields, given: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(
    Object.entries({ ...values, ...given }).filter(
      ([name, value]) => value !== null || !Object.hasOwn(values, name),
    ),
  );

/** Values by name, as in the input for an entry. */
interface ByName {
  fields: Record<string, unknown>;
  dynamicFields: Record<string, unknown>;
}

/** Translates values by id to values by name. @throws PlannerError `invalid` if the kind doesn't have a field */
export function byName(
  kind: LogKind,
  configurations: readonly FieldConfigurationRow[],
  values: ValuesInput['values'],
): ByName {
  const own = new Map(Object.entries(formOf(kind).fields));
  const custom = new Map(configurations.map((field) => [field.fieldId, field]));
  const { fields, dynamicFields }: ByName = { fields: {}, dynamicFields: {} };
  const unknown: string[] = [];
  for (const [id, value] of Object.entries(values ?? {})) {
    const [ownField, field] = [own.get(id), custom.get(id)];
    if (ownField && fieldTypeOf(ownField.type).jsonType === 'array') {
      const chosen = Array.isArray(value) ? value : [];
      const { name = '', options = [] } = otherOptionsOf(kind) ?? {};
      for (const option of options) fields[option] = chosen.includes(option);
      fields[name] = chosen.filter((option) => !options.includes(option));
    } else if (ownField) fields[id] = value;
    else if (field) dynamicFields[field.fieldName] = namedValue(field.options, value as EntryValue);
    else unknown.push(id);
  }
  if (unknown.length > 0) throw invalidFields(unknown.map((id) => fieldError(`values.${id}`, 'fieldGone')));
  return { fields, dynamicFields };
}

/** The paths of values by name, in an input or a list of inputs. */
const NAMED = /^(?:(?:entries|moves)\.(\d+)\.)?((?:fields|dynamicFields)(?:\.(.*))?|other[A-Z]\w*)$/s;

/**
 * Runs a function whose input is translated by {@link byName}. Its errors then name the values as the request does.
 *
 * @param rulesAt returns the rules for an entry by its position in the list; for a single entry, the position is 0
 */
export async function withErrorsById<Result>(
  rulesAt: (index: number) => Pick<KindRules, 'kind' | 'fields'> | undefined,
  run: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    const errors = (error instanceof PlannerError && error.detail.errors) || [];
    for (const one of errors) {
      const [, index = '0', path, name] = NAMED.exec(one.field) ?? [];
      const rules = path && rulesAt(Number(index));
      if (!rules) continue;
      const other = otherOptionsOf(rules.kind);
      const isCustom = path.startsWith('dynamicFields');
      const field = isCustom ? rules.fields.find(({ fieldName }) => fieldName === name)?.fieldId : name;
      const id = !isCustom && (name ?? path) === other?.name ? other.field : field;
      const byId = id === undefined ? 'values' : `values.${id}`;
      const inRequest = (text: string) => text.replace(path, byId);
      (error as Error).message = inRequest((error as Error).message);
      Object.assign(one, { field: inRequest(one.field), message: inRequest(one.message) });
    }
    throw error;
  }
}

/**
 * Returns the input for an entry after a change. An entry that lasts a day and gets another first day still lasts a day by
 * default.
 *
 * @param current the entry as the client can see it
 */
export function patchedDraft(
  current: EntryRow,
  patch: Omit<ValuesInput, 'values'>,
  changed: ByName,
): EntryDraft {
  const { kind, startDate, endDate } = current;
  return parseEntry(kind, {
    ...current,
    endDate: startDate === endDate ? (patch.startDate ?? startDate) : endDate,
    ...patch,
    fields: { ...shownOwnValues(current), ...changed.fields },
    dynamicFields: patched(current.dynamicFields, changed.dynamicFields as DynamicFields),
  });
}

/** Reads the custom fields of a kind. @throws PlannerError `forbidden` if the kind is outside the scope */
async function findFields({ em, scope }: RequestContext, kind: LogKind): Promise<FieldConfigurationRow[]> {
  // Check the scope first, because errors about custom fields would reveal the field labels of the kind.
  if (!allowsKind(scope, kind)) throw outsideScope();
  return fieldsOfKind(em, kind);
}

/** Creates an entry of any kind. @throws PlannerError `notFound` for an unknown kind, and what `createEntry` throws */
export async function createWithValues(
  context: RequestContext,
  kind: LogKind,
  input: ValuesInput,
): Promise<EntryRow> {
  requireWriter(context);
  const fields = await findFields(context, kind);
  return withErrorsById(
    () => ({ kind, fields }),
    () => createEntry(context, kind, parseEntry(kind, { ...input, ...byName(kind, fields, input.values) })),
  );
}

/** Creates entries of any kind, all or none of them. @throws what `createEntries` throws */
export async function createManyWithValues(
  context: RequestContext,
  entries: readonly (ValuesInput & { kind: LogKind })[],
): Promise<EntryRow[]> {
  requireWriter(context);
  const fields = new Map<LogKind, FieldConfigurationRow[]>();
  for (const { kind } of entries.slice(0, MAX_NEW_ENTRIES))
    if (!fields.has(kind)) fields.set(kind, await findFields(context, kind));
  const ofKind = (kind: LogKind) => ({ kind, fields: fields.get(kind) ?? [] });
  return withErrorsById(
    (index) => entries[index] && ofKind(entries[index].kind),
    () =>
      createEntries(
        context,
        entries.map(({ kind, ...input }) => ({
          kind,
          input: () => ({ ...input, ...byName(kind, ofKind(kind).fields, input.values) }),
        })),
      ),
  );
}

/**
 * Changes an entry of any kind, as in {@link patchedDraft}. Omitted properties and values stay the same.
 *
 * @param version the version that was edited; by default, any version is overwritten
 * @throws EntryConflict if the entry has changed since `version`
 * @throws PlannerError `notFound` or `invalid`; `forbidden` if it would move the entry out of the scope
 */
export async function patchEntry(
  context: RequestContext,
  id: string,
  { values, ...patch }: ValuesInput & { brandId?: string | null | undefined },
  version?: number | null,
): Promise<EntryRow> {
  requireWriter(context);
  const { kind, title, startDate, endDate } = await getEntry(context, id);
  const fields = await findFields(context, kind);
  const changed = byName(kind, fields, values);
  // Report input that is invalid for all versions before a conflict. A single date depends on the version.
  const dates = patch.startDate && patch.endDate ? {} : { startDate, endDate };
  return withErrorsById(
    () => ({ kind, fields }),
    () => {
      parseEntry(kind, { title, ...patch, ...dates, ...changed });
      return changeEntry(context, kind, id, {
        brandId: patch.brandId,
        accepts: (current) => !version || version === current,
        draftOf: (current) => patchedDraft(current, patch, changed),
      });
    },
  );
}
