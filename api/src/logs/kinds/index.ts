import { BUILT_IN_KINDS, type BuiltInKindId, LOG_KINDS } from '@content-planner/model';
import type { KindDescription } from './kind.js';

export { LOG_KINDS };

/** The id of a kind: one of the built-in kinds, or one that an administrator created. */
export type LogKind = string;

/** The descriptions of the built-in kinds, in order. */
export const kindList: readonly KindDescription[] = LOG_KINDS.map((kind) => ({
  ...BUILT_IN_KINDS[kind],
  kind,
  description: `An entry of the type "${BUILT_IN_KINDS[kind].badge}".`,
  typeName: `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Entry`,
}));

const builtIn: ReadonlyMap<LogKind, KindDescription> = new Map(kindList.map((one) => [one.kind, one]));

/** Whether all planners have a kind. */
export const isBuiltIn = (kind: LogKind): boolean => builtIn.has(kind);

/** What all kinds that administrators create have in common. All of their fields are custom fields. */
export const OWN_KIND = {
  typeName: 'OwnKindEntry',
  description: 'An entry of a kind that an administrator created.',
  dates: 'span',
  titleLabel: 'Title',
  fields: {},
  rest: { path: ':kind', title: 'title' },
} as const satisfies Partial<KindDescription>;

/** Returns how entries of a kind are stored and sent. Its names and colors are in the table `kinds`. */
export const formOf = (kind: LogKind): Pick<KindDescription, keyof typeof OWN_KIND> =>
  builtIn.get(kind) ?? OWN_KIND;

/** The id of a field that only some kinds have. */
export type OwnFieldId = {
  [Kind in BuiltInKindId]: keyof (typeof BUILT_IN_KINDS)[Kind]['fields'];
}[BuiltInKindId];
