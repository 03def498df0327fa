import { graphql } from '../graphql.js';

export const fieldConfigurationFields = graphql(`
  fragment FieldConfigurationFields on FieldConfiguration {
    id
    kind
    fieldId
    fieldName
    fieldLabel
    fieldType
    dropdownOptions
    optionColors {
      option
      color
    }
    isRequired
    isShareable
    displayOrder
  }
`);
