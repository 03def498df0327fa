import { type FieldOption, type KindDescription, text } from './kind.js';

const platform = (id: string, label: string): FieldOption => ({
  id,
  label,
  description: `Published on ${label}.`,
});

export const social = {
  kind: 'social',
  typeName: 'SocialEntry',
  description: 'A post on social media.',
  label: 'Social',
  titleLabel: 'Post Name',
  title: 'Name of the post.',
  columns: ['date', 'postName', 'mediaType', 'platforms'],
  dates: 'day',
  fields: {
    mediaType: text('Media Type', 'Kind of media, such as video or carousel.'),
    platforms: {
      type: 'multipleChoice',
      label: 'Platforms',
      description: 'Where the post is published.',
      options: [
        platform('facebook', 'Facebook'),
        platform('instagram', 'Instagram'),
        platform('tiktok', 'TikTok'),
        platform('threads', 'Threads'),
        platform('xTwitter', 'X (Twitter)'),
        platform('youtube', 'YouTube'),
        platform('snapchat', 'Snapchat'),
      ],
    },
  },
  rest: { path: 'social', title: 'postName' },
} as const satisfies KindDescription;
