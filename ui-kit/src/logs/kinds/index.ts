import type { LogKind } from '../types.js';
import { blog } from './blog.js';
import { email } from './email.js';
import { event } from './event.js';
import type { KindDescription } from './kind.js';
import { other } from './other.js';
import { podcast } from './podcast.js';
import { social } from './social.js';

/**
 * The description of every kind of log; the compiler names the kind that is missing.
 *
 * @example KINDS.blog.badge // 'Blog Post'
 */
export const KINDS = { blog, email, social, event, podcast, other } satisfies Record<
  LogKind,
  KindDescription
>;
