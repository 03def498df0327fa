import { blog } from './blog.js';
import { email } from './email.js';
import { event } from './event.js';
import type { LogKind } from './index.js';
import { other } from './other.js';
import { podcast } from './podcast.js';
import { social } from './social.js';

/** The GraphQL documents of each kind. To add a kind, add a file next to these and a line here. */
export const kinds = { blog, email, social, event, podcast, other } as const satisfies Record<
  LogKind,
  { typeName: string }
>;

/** Returns the name of a kind's GraphQL type. */
export const typeNameOf = (kind: LogKind): string => kinds[kind].typeName;
