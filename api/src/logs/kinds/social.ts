import { boolean, type KindDescription, text } from './kind.js';

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
    facebook: boolean('Facebook', 'Published on Facebook.'),
    instagram: boolean('Instagram', 'Published on Instagram.'),
    tiktok: boolean('TikTok', 'Published on TikTok.'),
    threads: boolean('Threads', 'Published on Threads.'),
    xTwitter: boolean('X (Twitter)', 'Published on X (Twitter).'),
    youtube: boolean('YouTube', 'Published on YouTube.'),
    snapchat: boolean('Snapchat', 'Published on Snapchat.'),
  },
  rest: { path: 'social', title: 'postName' },
} as const satisfies KindDescription;
