import type { FieldConfiguration, LogKind } from './types.js';

/**
 * Returns the custom fields of a kind in the order of forms, lists and details: by `displayOrder`, then by label.
 *
 * @example sortedFieldConfigurations(configurations, 'blog')
 */
export function sortedFieldConfigurations(
  configurations: readonly FieldConfiguration[],
  kind: LogKind,
): FieldConfiguration[] {
  return configurations
    .filter((configuration) => configuration.kind === kind)
    .sort(
      (first, second) =>
        first.displayOrder - second.displayOrder || first.fieldLabel.localeCompare(second.fieldLabel),
    );
}
