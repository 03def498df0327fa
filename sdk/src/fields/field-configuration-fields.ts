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

/** A custom field of one kind of log. */
export type FieldConfiguration = ResultOf<typeof fieldConfigurationFields>;
