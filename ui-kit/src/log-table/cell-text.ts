import type { Entry } from '../logs/entry.js';
import { valueMessages } from '../logs/field-types/value-messages.js';
import type { SettableColumn } from '../logs/kinds/columns.js';
import type { KindOf } from '../logs/kinds/kinds-in.js';
import { customFieldHref, customFieldText, fieldHref, fieldText } from '../logs/kinds/values.js';
import type { Brand } from '../logs/types.js';
import type { Translate } from '../messages/translate.js';

/** Everything that determines a cell's text, except for the entry itself. */
export interface CellTextInput {
  brands: ReadonlyMap<string, Brand>;
  /** BCP 47 language tag for dates. Defaults to 'en-US'. */
  locale: string | undefined;
  translate: Translate;
  kindOf?: KindOf | undefined;
}

/** Returns an entry's text for a column in a list or print view, or '' if the entry has no value. */
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
      return options.translate(valueMessages)[entry.showOnCalendar ? 'yes' : 'no'];
    case 'custom':
      return customFieldText(entry, column.configuration, options);
  }
}

/** Returns the URL that an entry's value links to in a list column, or undefined if the value is not a link. */
export function cellHref(entry: Entry, column: SettableColumn): string | undefined {
  if (column.type === 'kind') return fieldHref(entry, column.field);
  return column.type === 'custom' ? customFieldHref(entry, column.configuration) : undefined;
}
