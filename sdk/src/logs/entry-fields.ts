import { graphql } from '../graphql.js';
import { kinds } from './kinds/documents.js';
import { sharedFields } from './kinds/shared-fields.js';

/** All fields of an entry of any kind. */
export const entryFields = graphql(
  `
    fragment EntryFields on Entry {
      ...SharedFields
      ...BlogEntryFields
      ...EmailEntryFields
      ...SocialEntryFields
      ...EventEntryFields
      ...PodcastEntryFields
      ...OtherEntryFields
    }
  `,
  [
    sharedFields,
    kinds.blog.fields,
    kinds.email.fields,
    kinds.social.fields,
    kinds.event.fields,
    kinds.podcast.fields,
    kinds.other.fields,
  ],
);
