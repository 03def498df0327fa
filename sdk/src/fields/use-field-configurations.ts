import type { FieldConfiguration, LogKind } from '@content-planner/model';
import { useMemo } from 'react';
import { type Read, useRead } from '../core/use-read.js';
import type { RefreshOptions } from '../core/use-refresh.js';
import { graphql } from '../graphql.js';
import { useUnknownKind } from '../logs/use-unknown-kind.js';
import { fieldConfigurationFields } from './field-configuration-fields.js';
import { withOptionColors } from './option-colors.js';

const FIELDS = graphql(
  `
    query FieldConfigurations($kind: LogKind!) {
      fieldConfigurations(kind: $kind) {
        ...FieldConfigurationFields
      }
    }
  `,
  [fieldConfigurationFields],
);

const NONE: readonly FieldConfiguration[] = [];

/**
 * Fetches a kind's custom fields, in the order in which forms and lists display them.
 *
 * @param kind pass null to send no request
 * @param options when to refetch
 * @example
 * const { fieldConfigurations } = useFieldConfigurations('blog');
 */
export function useFieldConfigurations(
  kind: LogKind | null,
  options: RefreshOptions = {},
): Read & { fieldConfigurations: readonly FieldConfiguration[] } {
  const refusal = useUnknownKind(kind);
  const { data, ...read } = useRead(FIELDS, kind && { kind }, { ...options, refusal });
  const fieldConfigurations = useMemo(() => data?.fieldConfigurations.map(withOptionColors) ?? NONE, [data]);
  return { ...read, fieldConfigurations: kind === null ? NONE : fieldConfigurations };
}
