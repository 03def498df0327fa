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

/** The names of a kind, in the forms that its texts contain. */
interface KindForms {
  /** One entry and several entries: 'blog log', 'blog logs'. */
  one: string;
  many: string;
  /** The same in titles: 'Blog Log', 'Blog Logs'. */
  titleOne?: string;
  titleMany?: string;
  /** The same at the start of a sentence: 'Blog log', 'Blog logs'. */
  startOne?: string;
  startMany?: string;
  /** What users log with this kind, including the article: 'a blog post'. */
  example?: string;
  printHeading?: string;
  /** What print views load: 'blog'. */
  data?: string;
}

/** Returns the texts for a kind of log. Forms that are omitted are the same as `one` and `many`. */
export function textsOf({
  one: singular,
  many: plural,
  titleOne: singularTitle = singular,
  titleMany: pluralTitle = plural,
  startOne = singular,
  startMany = plural,
  example = 'one',
  printHeading = pluralTitle,
  data = singular,
}: KindForms): KindTexts {
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
    loadFailed: `${startMany} could not be loaded`,
    nothingToExport: `There are no ${plural} to export.`,
    confirmDelete: `Are you sure you want to delete this ${singular}?`,
    created: `${startOne} created successfully`,
    updated: `${startOne} updated successfully`,
    deleted: `${startOne} deleted successfully`,
    bulkUpdated: `${startMany} updated successfully`,
    bulkDeleted: `${startMany} deleted successfully`,
    createFailed: `Error creating ${singular}`,
    updateFailed: `Error updating ${singular}`,
    deleteFailed: `Error deleting ${singular}`,
    bulkUpdateFailed: `Error updating ${plural}`,
    bulkDeleteFailed: `Error deleting ${plural}`,
    print: {
      heading: printHeading,
      loading: `Loading ${data} data...`,
      empty: `No ${plural} found`,
      failed: `Failed to load ${data} data. Please try again.`,
    },
  };
}

/** The words from which the texts of a kind that every planner has are built. */
export interface KindWords {
  /** The word before 'Logs', such as 'Blog'. */
  name: string;
  /** What users log with this kind, including the article: 'a blog post'. */
  example: string;
  /** The heading of the print view. Defaults to '<name> Logs'. */
  printHeading?: string;
}

/**
 * Returns the texts for a kind that every planner has.
 *
 * @example kindTexts({ name: 'Blog', example: 'a blog post' }).createFirst // 'Create Your First Blog Log'
 */
export function kindTexts({ name, ...words }: KindWords): KindTexts {
  const data = name.toLowerCase();
  return textsOf({
    ...{ one: `${data} log`, many: `${data} logs`, data },
    ...{ titleOne: `${name} Log`, titleMany: `${name} Logs` },
    ...{ startOne: `${name} log`, startMany: `${name} logs` },
    ...words,
  });
}
