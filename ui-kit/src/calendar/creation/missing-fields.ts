import { sortedFieldConfigurations } from '../../logs/sorted-field-configurations.js';
import type { FieldConfiguration, LogKind } from '../../logs/types.js';

/** Returns the labels of the custom fields that new entries of a kind require, in display order. */
export const missingFields = (
  fieldConfigurations: readonly FieldConfiguration[],
  kind: LogKind,
): readonly string[] =>
  sortedFieldConfigurations(fieldConfigurations, kind)
    .filter(({ isRequired }) => isRequired)
    .map(({ fieldLabel }) => fieldLabel);
