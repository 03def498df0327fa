import { BUILT_IN_KINDS } from '@content-planner/model';
import { expect, test } from 'vitest';
import { type BuiltInKindId, LOG_KINDS } from '../types.js';
import { KINDS } from './index.js';

/** The text for blog logs. */
const BLOG = {
  pluralTitle: 'Blog Logs',
  create: 'Create Blog Log',
  edit: 'Edit Blog Log',
  empty: 'No blog logs yet',
  createFirst: 'Create Your First Blog Log',
  nothingToExport: 'There are no blog logs to export.',
  confirmDelete: 'Are you sure you want to delete this blog log?',
  created: 'Blog log created successfully',
  updated: 'Blog log updated successfully',
  deleted: 'Blog log deleted successfully',
  bulkUpdated: 'Blog logs updated successfully',
  bulkDeleted: 'Blog logs deleted successfully',
  createFailed: 'Error creating blog log',
  updateFailed: 'Error updating blog log',
  deleteFailed: 'Error deleting blog log',
  bulkUpdateFailed: 'Error updating blog logs',
  bulkDeleteFailed: 'Error deleting blog logs',
  print: {
    heading: 'Blog Logs',
    loading: 'Loading blog data...',
    empty: 'No blog logs found',
    failed: 'Failed to load blog data. Please try again.',
  },
};

/** Returns the text for another kind: the text for blog logs, with the name replaced. */
const of = (name: string): typeof BLOG =>
  JSON.parse(JSON.stringify(BLOG).replaceAll('Blog', name).replaceAll('blog', name.toLowerCase()));

const social = of('Social');

const TEXTS: Partial<Record<BuiltInKindId, typeof BLOG>> = {
  blog: BLOG,
  email: of('Email'),
  social: { ...social, print: { ...social.print, heading: 'Social Media Logs' } },
  event: of('Event'),
  podcast: of('Podcast'),
  other: of('Other'),
};

test.each(LOG_KINDS)('%s lists, dialogs, toasts and print views have the expected text', (kind) => {
  expect(KINDS[kind].texts).toMatchObject(TEXTS[kind] ?? of(BUILT_IN_KINDS[kind].name));
});
