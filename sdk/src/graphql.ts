import type { DynamicFields, LogKind } from '@content-planner/model';
import { initGraphQLTada } from 'gql.tada';
import type { introspection } from './graphql-env.js';

/** Parses a GraphQL document and infers its types from the API's schema. */
export const graphql = initGraphQLTada<{
  introspection: introspection;
  disableMasking: true;
  scalars: {
    ID: string;
    /** `YYYY-MM-DD`. */
    CalendarDate: string;
    /** An ISO 8601 time in UTC. */
    DateTime: string;
    DynamicFields: DynamicFields;
    JSON: unknown;
    LogKind: LogKind;
    /** Values by field id. */
    EntryValues: Readonly<Record<string, unknown>>;
  };
}>();

export type { ResultOf, VariablesOf } from 'gql.tada';
