import type { LogKind } from '../types.js';
import { blog } from './blog.js';
import { email } from './email.js';
import { event } from './event.js';
import type { KindDescription } from './kind.js';
import { other } from './other.js';
import { podcast } from './podcast.js';
import { social } from './social.js';

const described = { blog, email, social, event, podcast, other } as const satisfies Record<
  LogKind,
  KindDescription
>;

/** The kind descriptions as literal types. */
export type KindDescriptions = typeof described;

/**
 * The descriptions of all kinds. If one is missing, the compiler reports an error.
 *
 * @example KINDS.blog.badge // 'Blog Post'
 */
export const KINDS: { readonly [Kind in LogKind]: KindDescription } = described;
