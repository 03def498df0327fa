import type { SettableColumn } from '../logs/kinds/columns.js';
import { customFieldText, fieldText, type ValueLabels } from '../logs/kinds/values.js';
import type { Brand, Entry } from '../logs/types.js';

/** What the texts of cells are made from. */
export interface CellTextInput {
  brands: ReadonlyMap<string, Brand>;
  /** BCP 47, for dates; default 'en-US'. */
  locale: string | undefined;
  labels: ValueLabels;
}

/** What an entry says in a column of a list or of its print view; '' for nothing. */
export function cellText(
  entry: Entry,
  column: SettableColumn,
  { brands, ...options }: CellTextInput,
): string {
  switch (column.type) {
    case 'kind':
      return fieldText(entry, column.field, options);
    case 'brand':
      return brands.get(entry.brandId ?? '')?.name ?? '';
    case 'onCalendar':
      return entry.showOnCalendar ? options.labels.yes : options.labels.no;
    case 'custom':
      return customFieldText(entry, column.configuration, options);
  }
}
