import { LOG_KINDS, type LogKind } from '@content-planner/model';
import { blog } from './blog.js';
import { email } from './email.js';
import { event } from './event.js';
import type { KindDescription } from './kind.js';
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

/** The id of a field that only some kinds have. */
export type OwnFieldId = { [Kind in LogKind]: keyof (typeof kinds)[Kind]['fields'] }[LogKind];
