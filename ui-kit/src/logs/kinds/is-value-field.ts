import { FIELD_TYPES } from '@content-planner/model';
import type { KindField, KindValueField } from './kind.js';

/** Returns whether a field's value is stored in `entry.fields` and has a type that custom fields can also have. */
export const isValueField = (field: KindField): field is KindValueField =>
  (FIELD_TYPES as readonly string[]).includes(field.type);
