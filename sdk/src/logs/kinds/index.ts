import { blog } from './blog.js';
import { email } from './email.js';
import { event } from './event.js';
import { other } from './other.js';
import { podcast } from './podcast.js';
import { social } from './social.js';

/**
 * The kinds of log in the order in which they are listed everywhere.
 *
 * @example
 * const isKind = LOG_KINDS.some((one) => one === kind);
 */
export const LOG_KINDS = ['blog', 'email', 'social', 'event', 'podcast', 'other'] as const;

/** A kind of log. */
export type LogKind = (typeof LOG_KINDS)[number];

/** What the API offers for each kind. A new kind is a file beside these, a name above and a line here. */
export const kinds = { blog, email, social, event, podcast, other } as const satisfies Record<
  LogKind,
  { typeName: string }
>;

/** The name of a kind's type in the API. */
export const typeNameOf = (kind: LogKind): string => kinds[kind].typeName;
