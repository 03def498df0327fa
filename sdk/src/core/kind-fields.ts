import { graphql } from '../graphql.js';

export const kindFields = graphql(`
  fragment KindFields on Kind {
    id
    name
    pluralName
    icon
    color
    dates
    titleLabel
    isBuiltIn
    isHidden
    version
  }
`);
