import { boolean, type KindDescription, text } from './kind.js';

export const social = {
  kind: 'social',
  typeName: 'SocialEntry',
  description: 'A post on social media.',
  title: 'Name of the post.',
  columns: ['date', 'postName', 'mediaType', 'platforms'],
  dates: 'day',
  fields: {
    mediaType: text('Kind of media, such as video or carousel.'),
    facebook: boolean('Published on Facebook.'),
    instagram: boolean('Published on Instagram.'),
    tiktok: boolean('Published on TikTok.'),
    threads: boolean('Published on Threads.'),
    xTwitter: boolean('Published on X (Twitter).'),
    youtube: boolean('Published on YouTube.'),
    snapchat: boolean('Published on Snapchat.'),
  },
  rest: { path: 'social', title: 'postName' },
} as const satisfies KindDescription;
