import { graphql } from '../graphql.js';
import { userFields } from './user-fields.js';

export const VIEWER = graphql(
  `
    query Viewer {
      viewer {
        ...UserFields
      }
      # Included here, so that pages for visitors need only one request, as are the options for logging in.
      registration {
        isOpen
        createsFirstAccount
        needsSetupCode
      }
      loginOptions {
        acceptsPasswords
        providers {
          name
          url
        }
        passkeys {
          rpId
        }
      }
    }
  `,
  [userFields],
);
