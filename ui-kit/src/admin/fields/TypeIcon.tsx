import type { FieldType } from '@content-planner/model';
import { typeIcons } from '../../logs/field-types/type-names.js';

/** The icon of a field type. */
export function TypeIcon({ type, size = 16 }: { type: FieldType; size?: number }) {
  const Icon = typeIcons[type];
  return <Icon size={size} strokeWidth={1.75} aria-hidden />;
}
