import type { BuiltInKindId } from '../types.js';
import { blog } from './blog.js';
import { email } from './email.js';
import { event } from './event.js';
import type { KindDescription } from './kind.js';
import { other } from './other.js';
import { podcast } from './podcast.js';
import { social } from './social.js';

const described = { blog, email, social, event, podcast, other } as const satisfies Record<
  BuiltInKindId,
  KindDescription
>;

/** The kind descriptions as literal types. */
export type KindDescriptions = typeof described;

/**
 * The descriptions of the kinds that every planner has. If one is missing, the compiler reports an error.
 *
 * @example KINDS.blog.badge // 'Blog Post'
 */
export const KINDS: { readonly [Kind in BuiltInKindId]: KindDescription } = described;
