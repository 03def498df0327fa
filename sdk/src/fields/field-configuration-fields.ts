import type { ResultOf } from 'gql.tada';
import { graphql } from '../graphql.js';

export const fieldConfigurationFields = graphql(`
  fragment FieldConfigurationFields on FieldConfiguration {
    id
    logType
    fieldName
    fieldLabel
    fieldType
    dropdownOptions
    isRequired
    displayOrder
  }
`);

/**
 * A custom field of one kind of log. `fieldName` is its key in the `dynamicFields` of entries; `dropdownOptions` is null
 * but for a `dropdown`; `displayOrder` is its place, ascending.
 */
export type FieldConfiguration = ResultOf<typeof fieldConfigurationFields>;
