import { graphql } from '../graphql.js';
import { kinds } from './kinds/documents.js';
import { logEntryFields } from './log-entry-fields.js';

/** All fields of an entry of any kind. */
export const anyEntryFields = graphql(
  `
    fragment AnyEntryFields on LogEntry {
      ...LogEntryFields
      ...BlogEntryFields
      ...EmailEntryFields
      ...SocialEntryFields
      ...EventEntryFields
      ...PodcastEntryFields
      ...OtherEntryFields
    }
  `,
  [
    logEntryFields,
    kinds.blog.fields,
    kinds.email.fields,
    kinds.social.fields,
    kinds.event.fields,
    kinds.podcast.fields,
    kinds.other.fields,
  ],
);
