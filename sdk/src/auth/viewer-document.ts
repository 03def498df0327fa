import { kindFields } from '../core/kind-fields.js';
import { graphql } from '../graphql.js';
import { userFields } from './user-fields.js';

export const VIEWER = graphql(
  `
    query Viewer {
      viewer {
        ...UserFields
      }
      # The kinds are included so that the first page can display its navigation after one request.
      kinds {
        ...KindFields
      }
      # These two fields are included so that pages for visitors send only one request.
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
  [userFields, kindFields],
);
