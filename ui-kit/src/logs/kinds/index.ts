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

/** The descriptions to the letter: what the names and the values of a kind's fields are typed by. */
export type KindDescriptions = typeof described;

/**
 * The description of every kind of log; the compiler names the kind that is missing.
 *
 * @example KINDS.blog.badge // 'Blog Post'
 */
export const KINDS: { readonly [Kind in LogKind]: KindDescription } = described;
