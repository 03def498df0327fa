import type { AnyVariables, TypedDocumentNode } from '@urql/core';
import { useCallback } from 'react';
import { type Read, useRead } from '../core/use-read.js';
import type { RefreshOptions } from '../core/use-refresh.js';
import type { Field } from '../fields/field.js';
import { FIELDS } from '../fields/fields-document.js';

const NONE: readonly Field[] = [];

/**
 * Runs a query for entries, and fetches the fields that are required to name their values.
 *
 * @param variables pass null to send no request
 */
export function useEntryRead<Data, Variables extends AnyVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables | null,
  options: RefreshOptions = {},
): Read & { data: Data | undefined; fields: readonly Field[] } {
  const entries = useRead(query, variables, options);
  const fields = useRead(FIELDS, variables && {}, options);
  const refetch = useCallback(() => {
    for (const read of [entries.refetch, fields.refetch]) read();
  }, [entries.refetch, fields.refetch]);
  const error = entries.error ?? fields.error;
  return {
    data: fields.data && entries.data,
    fields: fields.data?.fields ?? NONE,
    loading: !error && (entries.loading || fields.loading),
    error,
    refetch,
  };
}
