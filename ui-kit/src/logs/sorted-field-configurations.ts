import type { FieldConfiguration, LogKind } from './types.js';

/**
 * Returns a kind's custom fields in the order that forms, lists and details use: by `displayOrder`, then by label.
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
