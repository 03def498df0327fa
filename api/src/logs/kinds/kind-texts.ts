import type { BuiltInKindId } from '@content-planner/model';
import type { OwnFieldId } from './index.js';

/** What the API reference says about the entries of a kind and about their title. */
export interface KindTexts {
  readonly description: string;
  readonly titleDescription: string;
}

export const KIND_TEXTS: Readonly<Record<BuiltInKindId, KindTexts>> = {
  blog: { description: 'A blog post.', titleDescription: 'Title of the post.' },
  email: { description: 'An email campaign.', titleDescription: 'Subject line of the email.' },
  social: { description: 'A post on social media.', titleDescription: 'Name of the post.' },
  event: { description: 'An event that lasts one or more days.', titleDescription: 'Name of the event.' },
  podcast: { description: 'A podcast episode.', titleDescription: 'Title of the episode.' },
  other: { description: 'Any other activity.', titleDescription: 'Title of the activity.' },
};

/** What the API reference says about the fields that only some kinds have. */
export const FIELD_TEXTS: Readonly<Record<OwnFieldId, string>> = {
  category: 'Category of the post.',
  campaignName: 'Name of the campaign.',
  mediaType: 'Kind of media, such as video or carousel.',
  platforms: 'Where the post is published.',
  location: 'Where the event takes place.',
  notes: 'Notes on the event.',
  guestNotes: 'Notes on the guests.',
  description: 'Description of the activity.',
};
