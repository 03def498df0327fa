import { blog } from './blog.js';
import { email } from './email.js';
import { event } from './event.js';
import type { LogKind } from './index.js';
import { other } from './other.js';
import { podcast } from './podcast.js';
import { social } from './social.js';

/** What the API offers for each kind. A new kind is a file beside these and a line here. */
export const kinds = { blog, email, social, event, podcast, other } as const satisfies Record<
  LogKind,
  { typeName: string }
>;

/** The name of a kind's type in the API. */
export const typeNameOf = (kind: LogKind): string => kinds[kind].typeName;
