import { fieldTypeOf } from '../logs/field-types/index.js';
import type { ListColumn } from '../logs/kinds/columns.js';

/** The type of a column's content, which determines its width and text style. */
export type ColumnLook =
  | 'title'
  | 'date'
  | 'brand'
  | 'flag'
  | 'number'
  | 'text'
  | 'custom'
  | 'select'
  | 'actions';

/**
 * Returns the look of a column.
 *
 * @example columnLook({ id: 'brand', label: 'Brand', type: 'brand' }) // 'brand'
 */
export function columnLook(column: ListColumn): ColumnLook {
  switch (column.type) {
    case 'kind':
      return ownLook(column.field.type);
    case 'custom':
      return fieldTypeOf(column.configuration.fieldType).look;
    case 'onCalendar':
      return 'flag';
    default:
      return column.type;
  }
}

function ownLook(type: string): ColumnLook {
  return type === 'title' || type === 'date' || type === 'flag' ? type : 'text';
}
