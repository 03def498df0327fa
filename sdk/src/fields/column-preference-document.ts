import { graphql } from '../graphql.js';

export const COLUMN_PREFERENCE = graphql(`
  query ColumnPreference($kind: LogKind!) {
    columnPreference(kind: $kind) {
      visibleColumns
      columnOrder
    }
  }
`);
