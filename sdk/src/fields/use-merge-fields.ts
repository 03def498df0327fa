import type { LogKind } from '@content-planner/model';
import { type ReadNothing, type ReadOne, useRead } from '../core/use-read.js';
import type { RefreshOptions } from '../core/use-refresh.js';
import { type WriteTuple, writeHook } from '../core/use-write.js';
import type { Changed } from '../core/write.js';
import { graphql } from '../graphql.js';
import type { Field } from './field.js';
import { fieldFields } from './fields-document.js';
import type { OptionReplacement } from './use-field-writes.js';

const PREVIEW = graphql(`
  query FieldMerge($from: ID!, $into: ID!) {
    fieldMerge(from: $from, into: $into) {
      kinds {
        kind
        count
        conflictCount
      }
      options {
        optionId
        replacementId
      }
    }
  }
`);

const MERGE = graphql(
  `
    mutation MergeFields($from: ID!, $into: ID!, $options: [OptionReplacementInput!]) {
      field: mergeFields(from: $from, into: $into, options: $options) {
        ...FieldFields
      }
    }
  `,
  [fieldFields],
);

/** The ids of two fields. */
export interface MergedFields {
  /** The field to merge, which then no longer exists. */
  from: string;
  /** The other field, which can be built in. */
  into: string;
}

/** What merging a field into another one would do. */
export interface FieldMerge {
  /**
   * The number of entries with a value in the merged field, by kind. `conflictCount` of them keep the value of the other
   * field instead.
   */
  kinds: readonly { kind: LogKind; count: number; conflictCount: number }[];
  /** The options of the merged field, each with the option that has the same name, or null if it is added. */
  options: readonly { optionId: string; replacementId: string | null }[];
}

/**
 * Previews what merging a field into another one would do. Administrators only.
 *
 * @param fields pass null to send no request
 * @param options when to refetch
 * @example
 * const { merge } = useFieldMerge({ from: field.id, into: field.id });
 * const text = merge && `${merge.kinds.length} types have values`;
 */
export function useFieldMerge(
  fields: MergedFields | null,
  options: RefreshOptions = {},
): ReadOne<'merge', FieldMerge> | ReadNothing<'merge'> {
  const { data, ...read } = useRead(PREVIEW, fields && { from: fields.from, into: fields.into }, options);
  const merge = (fields && data?.fieldMerge) ?? null;
  return { ...read, merge } as ReadOne<'merge', FieldMerge> | ReadNothing<'merge'>;
}

/**
 * Merges fields into others. Entries keep their values, unless they have a value in both. Filters, links and feeds with
 * the merged field apply to the other one. Administrators only.
 *
 * @returns a function and its state. `options` are what entries get instead of options of the merged field: by default,
 * options with the same name, and all others are added. The function resolves to the other field with a `changeId`. It
 * can reject with a PlannerError: `forbidden`, `invalid`, `notFound`, or `conflict` if the fields can't be merged.
 * @example
 * const [mergeFields] = useMergeFields();
 * await mergeFields({ from: field.id, into: field.id });
 */
export const useMergeFields: () => WriteTuple<
  MergedFields & { options?: OptionReplacement[] },
  Field & Changed
> = writeHook({
  mutation: MERGE,
  variables: (input) => input,
  result: ({ field }, changed) => ({ ...field, ...changed }),
});
