import { type KindDescription, text } from './kind.js';

export const blog = {
  kind: 'blog',
  typeName: 'BlogEntry',
  description: 'A blog post.',
  title: 'Title of the post.',
  columns: ['date', 'blogName', 'category'],
  dates: 'day',
  fields: { category: text('Category of the post.') },
  rest: { path: 'blog', title: 'blogName' },
} as const satisfies KindDescription;
