import { KINDS, type LogKind } from '@content-planner/ui-kit';

/**
 * Returns the columns of a CSV file with the columns of a list. A group of checkboxes, such as the platforms, has a
 * column for each checkbox. The custom color follows the brand, whose color it replaces in the list.
 */
export const csvColumns = (kind: LogKind, columns: readonly string[]): string[] =>
  columns.flatMap((id) => {
    const field = KINDS[kind].fields.find(({ name }) => name === id);
    if (field?.type === 'flags') return field.flags.map(({ name }) => name);
    return id === 'brand' ? [id, 'color'] : [id];
  });
