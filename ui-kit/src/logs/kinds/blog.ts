import { FileText } from 'lucide-react';
import { dateField } from './date-field.js';
import type { KindDescription } from './kind.js';
import { kindTexts } from './kind-texts.js';

export const blog = {
  kind: 'blog',
  icon: FileText,
  defaultColor: '#3B82F6',
  badge: 'Blog Post',
  texts: kindTexts({ name: 'Blog', example: 'a blog post' }),
  fields: [
    { name: 'blogName', label: 'Blog Name', type: 'title', required: true },
    dateField,
    { name: 'category', label: 'Category', type: 'line' },
  ],
  columns: ['date', 'blogName', 'category'],
  details: ['category'],
} as const satisfies KindDescription;
