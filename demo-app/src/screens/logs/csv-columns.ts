import type { KindDescription } from '@content-planner/ui-kit';

/** The column for platforms that administrators have added. The planner ignores it if there are none. */
const OTHERS = 'otherPlatforms';

/**
 * Converts a list's columns to the columns of its CSV file. A group of checkboxes, such as the platforms, has a column
 * for each checkbox, and one for those that administrators have added. The custom color's column follows the brand's column, because in the list, a custom color replaces
 * the brand's color.
 */
export const csvColumns = ({ fields }: KindDescription, columns: readonly string[]): string[] =>
  columns.flatMap((id) => {
    const field = fields.find(({ name }) => name === id);
    if (field?.type === 'flags') return [...field.flags.map(({ name }) => name), OTHERS];
    return id === 'brand' ? [id, 'color'] : [id];
  });
