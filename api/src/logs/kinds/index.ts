import { BUILT_IN_KINDS, type BuiltInFieldId, LOG_KINDS, type LogKind } from '@content-planner/model';
import type { KindDescription } from './kind.js';

export { LOG_KINDS, type LogKind };

/** The descriptions of all kinds, in order. */
export const kindList: readonly KindDescription[] = LOG_KINDS.map((kind) => ({
  ...BUILT_IN_KINDS[kind],
  kind,
  typeName: `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Entry`,
}));

/** The descriptions of all kinds. */
export const kinds = Object.fromEntries(
  kindList.map((description) => [description.kind, description]),
) as unknown as Readonly<Record<LogKind, KindDescription>>;

/** The id of a field that only some kinds have. */
export type OwnFieldId = BuiltInFieldId;
