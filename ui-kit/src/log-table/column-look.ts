import { hasPeople } from '../logs/field-types/field-text.js';
import { fieldTypeOf } from '../logs/field-types/index.js';
import type { ListColumn } from '../logs/kinds/columns.js';
import { isValueField } from '../logs/kinds/is-value-field.js';
import type { KindField } from '../logs/kinds/kind.js';

/** The type of a column's content, which determines its width and text style. */
export type ColumnLook =
  | 'title'
  | 'date'
  | 'brand'
  | 'flag'
  | 'number'
  | 'text'
  | 'custom'
  | 'person'
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
      return kindLook(column.field);
    case 'custom': {
      const { fieldType } = column.configuration;
      const { look } = fieldTypeOf(fieldType);
      return look !== 'text' ? look : hasPeople(fieldType) ? 'person' : 'custom';
    }
    case 'onCalendar':
      return 'flag';
    default:
      return column.type;
  }
}

function kindLook(field: KindField): ColumnLook {
  if (isValueField(field)) return fieldTypeOf(field.type).look;
  switch (field.type) {
    case 'title':
      return 'title';
    case 'entryDate':
      return 'date';
    case 'flags':
      return 'text';
    default:
      return field satisfies never;
  }
}
