import type { LogKind } from '@content-planner/model';
import type { Person } from '../core/conflicts.js';
import { type Read, useRead } from '../core/use-read.js';
import type { RefreshOptions } from '../core/use-refresh.js';
import { graphql } from '../graphql.js';

const KIND_COUNTS = graphql(`
  query KindCounts {
    kindCounts {
      kind
      count
      longCount
    }
    kinds {
      id
      createdBy {
        id
        firstName
        lastName
      }
    }
  }
`);

const FIELD_COUNTS = graphql(`
  query FieldCounts {
    fieldCounts {
      fieldId
      count
      kinds {
        kind
        count
      }
      options {
        optionId
        count
      }
    }
  }
`);

/** How many entries a kind has. */
export interface KindCount {
  kind: LogKind;
  count: number;
  /** The number of entries that last several days. */
  longCount: number;
}

/** Who created a kind. */
export interface KindCreator {
  id: LogKind;
  /** Null for built-in kinds, and if the account is deleted or unknown. */
  createdBy: Person | null;
}

/** How many entries have a value in a field. */
export interface FieldCount {
  fieldId: string;
  count: number;
  /** The number of these entries of each kind that uses the field. */
  kinds: readonly { kind: LogKind; count: number }[];
  /** The number of entries that have each option, including options that were removed. */
  options: readonly { optionId: string; count: number }[];
}

type Options = { pause?: boolean } & RefreshOptions;

/**
 * Counts the entries of each kind, including hidden entries, and returns who created the kinds.
 *
 * @param options when to refetch; set `pause` to send no request yet
 * @returns `kindCounts` and `kindCreators`, or null until they are loaded
 * @example
 * const { kindCounts } = useKindCounts();
 * const count = kindCounts?.find(({ kind }) => kind === 'blog')?.count;
 */
export function useKindCounts({ pause = false, ...options }: Options = {}): Read & {
  kindCounts: readonly KindCount[] | null;
  kindCreators: readonly KindCreator[] | null;
} {
  const { data, ...read } = useRead(KIND_COUNTS, pause ? null : {}, options);
  return { ...read, kindCounts: data?.kindCounts ?? null, kindCreators: data?.kinds ?? null };
}

/**
 * Counts the entries that have a value in each field, including hidden entries.
 *
 * @param options when to refetch; set `pause` to send no request yet
 * @returns `fieldCounts`, or null until they are loaded
 * @example
 * const { fieldCounts } = useFieldCounts();
 * const count = fieldCounts?.find(({ fieldId }) => fieldId === field.fieldId)?.count;
 */
export function useFieldCounts({ pause = false, ...options }: Options = {}): Read & {
  fieldCounts: readonly FieldCount[] | null;
} {
  const { data, ...read } = useRead(FIELD_COUNTS, pause ? null : {}, options);
  return { ...read, fieldCounts: data?.fieldCounts ?? null };
}
