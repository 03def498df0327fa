import { type KindDescription, text } from './kind.js';

export const blog = {
  kind: 'blog',
  typeName: 'BlogEntry',
  description: 'A blog post.',
  label: 'Blog',
  titleLabel: 'Blog Name',
  title: 'Title of the post.',
  columns: ['date', 'blogName', 'category'],
  dates: 'day',
  fields: { category: text('Category', 'Category of the post.') },
  rest: { path: 'blog', title: 'blogName' },
} as const satisfies KindDescription;
