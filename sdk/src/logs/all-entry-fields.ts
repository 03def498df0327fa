import { graphql } from '../graphql.js';
import { blog } from './kinds/blog.js';
import { email } from './kinds/email.js';
import { event } from './kinds/event.js';
import { other } from './kinds/other.js';
import { podcast } from './kinds/podcast.js';
import { social } from './kinds/social.js';
import { logEntryFields } from './log-entry-fields.js';

/** An entry of any kind with everything it holds. */
export const allEntryFields = graphql(
  `
    fragment AllEntryFields on LogEntry {
      ...LogEntryFields
      ...BlogEntryFields
      ...EmailEntryFields
      ...SocialEntryFields
      ...EventEntryFields
      ...PodcastEntryFields
      ...OtherEntryFields
    }
  `,
  [logEntryFields, blog.fields, email.fields, social.fields, event.fields, podcast.fields, other.fields],
);
