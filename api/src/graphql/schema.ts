import '../schema/scalars.js';
import '../access-tokens/access-token.graphql.js';
import '../account-links/account-link.graphql.js';
import '../auth/auth.graphql.js';
import '../brands/brand.graphql.js';
import '../calendar/calendar.graphql.js';
import '../calendar/counts.graphql.js';
import '../calendar/frozen-entries.graphql.js';
import '../fields/column-preference.graphql.js';
import '../fields/field-configuration.graphql.js';
import '../activity/change.graphql.js';
import '../live/live.graphql.js';
import '../logs/bulk.graphql.js';
import '../logs/import.graphql.js';
import '../logs/move.graphql.js';
import '../logs/entry.graphql.js';
import '../logs/entry-page.graphql.js';
import '../oidc/sign-on.graphql.js';
import '../saved-views/saved-view.graphql.js';
import '../sample-content/sample-content.graphql.js';
import '../server-warnings/server-warning.graphql.js';
import '../two-step/two-step.graphql.js';
import '../users/session.graphql.js';
import '../users/user.graphql.js';
import { builder } from '../schema/builder.js';
import { withOwnUnitsOfWork } from './own-unit-of-work.js';

/** The complete schema. The imports above add the types. */
export const schema = withOwnUnitsOfWork(builder.toSchema());
