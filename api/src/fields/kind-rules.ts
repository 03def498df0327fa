import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { LogKind } from '../logs/kinds/index.js';
import { isOneDayKind } from '../logs/kinds/stored-kinds.js';
import { allFieldsOfKind, type FieldConfigurationRow } from './field-configuration.service.js';

/** What entries of a kind must comply with, in addition to the schema of their input. */
export interface KindRules {
  kind: LogKind;
  /** The custom fields of the kind, and its built-in fields that have options. */
  fields: readonly FieldConfigurationRow[];
  /** Whether entries must end on their first day. */
  isOneDay: boolean;
}

/** Reads the rules of a kind. @throws PlannerError `notFound` if the kind does not exist */
export const rulesOf = async (em: SqlEntityManager, kind: LogKind): Promise<KindRules> => ({
  kind,
  isOneDay: await isOneDayKind(em, kind),
  fields: await allFieldsOfKind(em, kind),
});
