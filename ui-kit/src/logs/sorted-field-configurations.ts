import type { FieldConfiguration, LogKind } from './types.js';

/**
 * The custom fields of one kind in the order in which forms, lists and details show them: by `displayOrder`, then by
 * label.
 *
 * @example sortedFieldConfigurations(configurations, 'blog')
 */
export function sortedFieldConfigurations(
  configurations: readonly FieldConfiguration[],
  kind: LogKind,
): FieldConfiguration[] {
  return configurations
    .filter((configuration) => configuration.logType === kind)
    .sort(
      (first, second) =>
        first.displayOrder - second.displayOrder || first.fieldLabel.localeCompare(second.fieldLabel),
    );
}
