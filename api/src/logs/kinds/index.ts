import { LOG_KINDS, type LogKind } from '@content-planner/model';
import type { FieldValues } from '../../field-types/field-types.js';
import { blog } from './blog.js';
import { email } from './email.js';
import { event } from './event.js';
import type { KindDescription, KindField } from './kind.js';
import { other } from './other.js';
import { podcast } from './podcast.js';
import { social } from './social.js';

export { LOG_KINDS, type LogKind };

/**
 * The descriptions of all kinds. To add a kind, follow the guide in `ui-kit/docs/adding-a-log-kind.mdx`.
 */
export const kinds = { blog, email, social, event, podcast, other } as const satisfies Record<
  LogKind,
  KindDescription
>;

/** The descriptions of all kinds, in order. */
export const kindList: readonly (KindDescription & { kind: LogKind })[] = LOG_KINDS.map(
  (kind) => kinds[kind],
);

type FieldsOf<D> = D extends { fields: infer Fields extends KindDescription['fields'] }
  ? { -readonly [Name in keyof Fields]: FieldValues[Fields[Name]['type']] }
  : never;
type Merged<U> = (U extends unknown ? (member: U) => void : never) extends (all: infer All) => void
  ? { [Name in keyof All]: All[Name] }
  : never;

/** The kind-specific columns of all kinds, as a table row contains them. */
export type KindColumns = Merged<FieldsOf<(typeof kinds)[LogKind]>>;

/** The kind-specific fields of all kinds, keyed by name. Fields with the same name share a column. */
export const kindFields = Object.assign({}, ...kindList.map(({ fields }) => fields)) as Record<
  keyof KindColumns,
  KindField
>;
