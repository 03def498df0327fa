import { isDeepStrictEqual } from 'node:util';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { SubjectChange } from '../changes/record-change.js';
import { PlannerError } from '../errors.js';
import { readKindIds } from '../logs/kinds/stored-kinds.js';
import { anyOf, hasOneOf, isOneOf } from '../sql/condition.js';
import { fieldsOfKind, requireUnused } from './field-configuration.service.js';
import type { FieldOption } from './field-options.js';
import {
  type FieldConfigurationRow,
  readConfigurations,
  recordedValues,
  type StoredConfiguration,
} from './stored-fields.js';

/** What undoes changes to fields. */
export interface Restoration {
  /** The fields that have to be changed. */
  fieldIds: string[];
  removed: FieldConfigurationRow[];
  saved: StoredConfiguration[];
  /** Whether links and embeds can then display more. */
  isShownMore: boolean;
}

type Recorded = Partial<ReturnType<typeof recordedValues>> & Pick<StoredConfiguration, 'version' | 'merged'>;

/** A change to a field of a kind. */
interface FieldChange {
  id: string;
  kind: string;
  before: Recorded | null;
  after: Recorded | null;
}

/** Whether a configuration still has the recorded values. Missing values count as null. */
const isCurrent = (recorded: Recorded, current: FieldConfigurationRow): boolean => {
  const values: Readonly<Record<string, unknown>> = recordedValues(current);
  return Object.entries(recorded).every(([name, value]) =>
    isDeepStrictEqual(value ?? null, values[name] ?? null),
  );
};

/** Returns the options to restore. Those that the field got in the meantime are archived, because entries can have them. */
const withLaterOptions = (
  options: readonly FieldOption[],
  current: readonly FieldOption[],
): FieldOption[] => [
  ...options,
  ...current
    .filter(({ id }) => !options.some((option) => option.id === id))
    .map((option) => ({ ...option, isArchived: true })),
];

/**
 * Decides how to undo changes to fields. Call `lockKindsAndFields` before.
 *
 * @throws PlannerError `conflict` if a field has changed in the meantime, if a kind has another field with the same name,
 *   or if an earlier version recorded too little
 */
export async function restorationOf(
  em: SqlEntityManager,
  changes: readonly SubjectChange[],
): Promise<Restoration> {
  const given = changes as readonly FieldChange[];
  const named = given.flatMap(({ before, after }) => [before?.fieldId, after?.fieldId]);
  const current = await readConfigurations(
    em,
    anyOf([hasOneOf(given.map(({ id }) => id)), isOneOf('field_id', [...new Set(named)].filter(Boolean))]),
  );
  const byId = new Map(current.map((one) => [one.id, one]));
  const optionsOf = new Map(current.map((one) => [one.fieldId, one.options]));
  const complete = new Map<string | undefined, Recorded>();
  for (const { before } of given) {
    if (before?.options) complete.set(before.fieldId, before);
  }
  const kinds = await readKindIds(em);
  const result: Restoration = { fieldIds: [], removed: [], saved: [], isShownMore: false };
  for (const { id, kind, before, after } of given) {
    const now = byId.get(id);
    if (after === null ? now : !now || !isCurrent(after, now)) throw new PlannerError('changedSince');
    if (!before) {
      result.removed.push(now as FieldConfigurationRow);
      continue;
    }
    if (!kinds.includes(kind)) throw new PlannerError('changedSince');
    const fieldId = before.fieldId ?? now?.fieldId;
    const later = optionsOf.get(fieldId ?? '') ?? [];
    const { options, version, merged } = complete.get(fieldId) ?? {};
    // Earlier versions recorded neither the id of the field nor the options.
    const isIncomplete = !before.fieldId && ('dropdownOptions' in before || 'optionColors' in before);
    if (!fieldId || isIncomplete || (!now && !options)) throw new PlannerError('changeFinal');
    const restored = { ...(now as StoredConfiguration), ...before, id, kind, fieldId, version, merged };
    result.saved.push({ ...restored, options: options ? withLaterOptions(options, later) : [...later] });
  }
  for (const one of result.saved) {
    const isNew = byId.get(one.id)?.fieldId !== one.fieldId;
    if (isNew) {
      const others = await fieldsOfKind(em, one.kind);
      const isLeft = ({ id }: FieldConfigurationRow) =>
        id !== one.id && !result.removed.some((gone) => gone.id === id);
      requireUnused(others.filter(isLeft), one.kind, one, 'id');
    }
    if (one.isShareable && (isNew || !byId.get(one.id)?.isShareable)) result.isShownMore = true;
  }
  const fieldIds = [...result.removed, ...result.saved].map(({ fieldId }) => fieldId);
  result.fieldIds = [...new Set([...fieldIds, ...given.flatMap(({ id }) => byId.get(id)?.fieldId ?? [])])];
  return result;
}
