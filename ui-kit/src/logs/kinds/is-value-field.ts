import { fieldTypes } from '../field-types/index.js';
import type { KindField, KindValueField } from './kind.js';

/** Returns whether a field has a value in `entry.fields`, with one of the types that custom fields also have. */
export const isValueField = (field: KindField): field is KindValueField =>
  Object.hasOwn(fieldTypes, field.type);
