import type { FieldConfiguration, LogKind } from '@content-planner/model';
import { useMemo } from 'react';
import { toPlannerError } from '../core/planner-error.js';
import { useAnswers } from '../core/use-answers.js';
import { type Read, useRead } from '../core/use-read.js';
import { type RefreshOptions, useRefresh } from '../core/use-refresh.js';
import { graphql } from '../graphql.js';
import { isKnownKind } from '../logs/kinds/entry-types.js';
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

/**
 * Fetches the custom fields of several kinds, in the order of the kinds and then in the order in which forms and lists
 * display them.
 *
 * @param options when to refetch
 * @example
 * const { fieldConfigurations } = useFieldsOfKinds(['blog', 'email']);
 */
export function useFieldsOfKinds(
  kinds: readonly LogKind[],
  options: RefreshOptions = {},
): Read & { fieldConfigurations: readonly FieldConfiguration[] } {
  const questions = kinds.filter(isKnownKind).map((kind) => ({ kind }));
  const { answers, refetch, refresh } = useAnswers(FIELDS, () => questions);
  useRefresh(refresh, options);
  const asked = JSON.stringify(questions);
  const lists = useMemo(
    () =>
      (JSON.parse(asked) as typeof questions).map((question) => answers.get(JSON.stringify(question))?.data),
    [asked, answers],
  );
  const failed = [...answers.values()].find((answer) => answer.error)?.error;
  const error = useMemo(() => (failed ? toPlannerError(failed) : null), [failed]);
  const fieldConfigurations = useMemo(
    () => lists.flatMap((data) => data?.fieldConfigurations.map(withOptionColors) ?? []),
    [lists],
  );
  return { fieldConfigurations, loading: !error && !lists.every(Boolean), error, refetch };
}
