import { type KindDescription, text } from './kind.js';

export const blog = {
  kind: 'blog',
  segment: 'blog',
  typeName: 'BlogEntry',
  description: 'A blog post.',
  title: { name: 'blogName', description: 'Title of the post.' },
  columns: ['date', 'blogName', 'category'],
  dates: 'day',
  fields: { category: text('Category of the post.') },
} as const satisfies KindDescription;
