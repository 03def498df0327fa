/** All text in lists, dialogs, toasts and print views that names a kind of log. */
export interface KindTexts {
  /** 'blog log' */
  singular: string;
  /** 'blog logs' */
  plural: string;
  /** 'Blog Log' */
  singularTitle: string;
  /** 'Blog Logs': the sidebar item and the screen heading. */
  pluralTitle: string;
  /** 'Add Blog Log' */
  add: string;
  /** 'Create Blog Log': the dialog's title. */
  create: string;
  /** 'Edit Blog Log': the dialog's title. */
  edit: string;
  /** 'No blog logs yet' */
  empty: string;
  /** 'Log a blog post and it appears on the calendar.' */
  emptyHint: string;
  /** 'Create Your First Blog Log' */
  createFirst: string;
  /** 'Blog logs could not be loaded' */
  loadFailed: string;
  /** 'There are no blog logs to export.' */
  nothingToExport: string;
  /** 'Are you sure you want to delete this blog log?' */
  confirmDelete: string;
  /** Toasts displayed after one or more logs change. */
  created: string;
  updated: string;
  deleted: string;
  bulkUpdated: string;
  bulkDeleted: string;
  createFailed: string;
  updateFailed: string;
  deleteFailed: string;
  bulkUpdateFailed: string;
  bulkDeleteFailed: string;
  print: {
    /** 'Blog Logs'. The heading for social logs is 'Social Media Logs'. */
    heading: string;
    /** 'Loading blog data...' */
    loading: string;
    /** 'No blog logs found' */
    empty: string;
    /** 'Failed to load blog data. Please try again.' */
    failed: string;
  };
}

/** The words from which a kind's text is built. */
export interface KindWords {
  /** The word before 'Logs', such as 'Blog'. */
  name: string;
  /** What users log with this kind, including the article: 'a blog post'. */
  example: string;
  /** The heading of the print view. Defaults to '<name> Logs'. */
  printHeading?: string;
}

/**
 * Returns the text for a kind of log.
 *
 * @example kindTexts({ name: 'Blog', example: 'a blog post' }).createFirst // 'Create Your First Blog Log'
 */
export function kindTexts({ name, example, printHeading }: KindWords): KindTexts {
  const singular = `${name.toLowerCase()} log`;
  const plural = `${singular}s`;
  const singularTitle = `${name} Log`;
  const pluralTitle = `${singularTitle}s`;
  return {
    singular,
    plural,
    singularTitle,
    pluralTitle,
    add: `Add ${singularTitle}`,
    create: `Create ${singularTitle}`,
    edit: `Edit ${singularTitle}`,
    empty: `No ${plural} yet`,
    emptyHint: `Log ${example} and it appears on the calendar.`,
    createFirst: `Create Your First ${singularTitle}`,
    loadFailed: `${name} logs could not be loaded`,
    nothingToExport: `There are no ${plural} to export.`,
    confirmDelete: `Are you sure you want to delete this ${singular}?`,
    created: `${name} log created successfully`,
    updated: `${name} log updated successfully`,
    deleted: `${name} log deleted successfully`,
    bulkUpdated: `${name} logs updated successfully`,
    bulkDeleted: `${name} logs deleted successfully`,
    createFailed: `Error creating ${singular}`,
    updateFailed: `Error updating ${singular}`,
    deleteFailed: `Error deleting ${singular}`,
    bulkUpdateFailed: `Error updating ${plural}`,
    bulkDeleteFailed: `Error deleting ${plural}`,
    print: {
      heading: printHeading ?? pluralTitle,
      loading: `Loading ${name.toLowerCase()} data...`,
      empty: `No ${plural} found`,
      failed: `Failed to load ${name.toLowerCase()} data. Please try again.`,
    },
  };
}
