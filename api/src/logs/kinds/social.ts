import { flag, type KindDescription, text } from './kind.js';

export const social = {
  kind: 'social',
  segment: 'social',
  typeName: 'SocialEntry',
  description: 'A post on social media.',
  title: { name: 'postName', description: 'Name of the post.' },
  columns: ['date', 'postName', 'mediaType', 'platforms'],
  dates: 'day',
  fields: {
    mediaType: text('Kind of media, such as video or carousel.'),
    facebook: flag('Published on Facebook.'),
    instagram: flag('Published on Instagram.'),
    tiktok: flag('Published on TikTok.'),
    threads: flag('Published on Threads.'),
    xTwitter: flag('Published on X (Twitter).'),
    youtube: flag('Published on YouTube.'),
    snapchat: flag('Published on Snapchat.'),
  },
} as const satisfies KindDescription;
