import { dateField } from './date-field.js';
import type { KindDescription } from './kind.js';
import { kindIcon } from './kind-icon.js';
import { kindTexts } from './kind-texts.js';

const glyph =
  'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2zM14 2v5a1 1 0 0 0 1 1h5M10 9H8M16 13H8M16 17H8';

export const blog = {
  kind: 'blog',
  icon: kindIcon(glyph),
  glyph,
  defaultColor: '#3B82F6',
  badge: 'Blog Post',
  texts: kindTexts({ name: 'Blog', example: 'a blog post' }),
  fields: [
    { name: 'blogName', label: 'Blog Name', type: 'title', required: true },
    dateField,
    { name: 'category', label: 'Category', type: 'text' },
  ],
  columns: ['date', 'blogName', 'category'],
  details: ['category'],
} as const satisfies KindDescription;
