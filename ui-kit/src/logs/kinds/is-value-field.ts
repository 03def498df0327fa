import { fieldTypes } from '../field-types/index.js';
import type { KindField, KindValueField } from './kind.js';

/** Returns whether a field's value is stored in `entry.fields` and has a type that custom fields can also have. */
export const isValueField = (field: KindField): field is KindValueField =>
  Object.hasOwn(fieldTypes, field.type);
