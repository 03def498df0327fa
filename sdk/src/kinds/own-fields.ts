import { BUILT_IN_KINDS, type BuiltInField, type LogKind } from '@content-planner/model';

/** Returns the fields that a built-in kind always has, by id. Other kinds have none. */
export const ownFieldsOf = (kind: LogKind): Readonly<Record<string, BuiltInField>> =>
  (BUILT_IN_KINDS as Record<string, { fields: Readonly<Record<string, BuiltInField>> } | undefined>)[kind]
    ?.fields ?? {};
