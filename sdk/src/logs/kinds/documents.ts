import type { BuiltInKindId } from '@content-planner/model';
import { blog } from './blog.js';
import { email } from './email.js';
import { event } from './event.js';
import { other } from './other.js';
import { podcast } from './podcast.js';
import { social } from './social.js';

/** The GraphQL documents for each kind. To add a kind, add a file to this folder and a line here. */
export const kinds = { blog, email, social, event, podcast, other } as const satisfies Record<
  BuiltInKindId,
  object
>;
