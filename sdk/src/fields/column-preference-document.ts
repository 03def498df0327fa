import type { ResultOf } from 'gql.tada';
import { graphql } from '../graphql.js';

export const COLUMN_PREFERENCE = graphql(`
  query ColumnPreference($kind: LogKind!) {
    columnPreference(kind: $kind) {
      visibleColumns
      columnOrder
    }
  }
`);

/**
 * Which columns the viewer sees in a list: the spec's names, and `field:<fieldName>` for custom fields.
 * `columnOrder` lists all columns, `visibleColumns` those of them that show.
 */
export type ColumnPreference = ResultOf<typeof COLUMN_PREFERENCE>['columnPreference'];
