import { fieldTypeOf } from '../logs/field-types/index.js';
import type { ListColumn } from '../logs/kinds/columns.js';

/** What a column's width and type follow: its kind of content. */
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

/** @example columnLook({ id: 'brand', label: 'Brand', type: 'brand' }) // 'brand' */
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
