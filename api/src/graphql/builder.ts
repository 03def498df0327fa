import SchemaBuilder from '@pothos/core';
import ComplexityPlugin from '@pothos/plugin-complexity';
import RelayPlugin from '@pothos/plugin-relay';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import { requireAdmin, requireUser } from '../auth/policy.js';
import type { RequestContext } from '../context.js';
import { PlannerError } from '../errors.js';
import type { LoginTokens } from '../http/session-cookie.js';
import type { DynamicFields } from '../logs/entry.entity.js';
import { MAX_COST } from './cost.js';
import { MAX_PAGE, USUAL_PAGE } from './page-size.js';

/** What resolvers get: the request, and how to give it a session cookie or take it away. */
export interface GraphQLContext extends RequestContext {
  setSession(tokens: LoginTokens): void;
  clearSession(): void;
}

/** What the arguments of every connection say of their sizes. */
const SIZES = `at most ${MAX_PAGE}, ${USUAL_PAGE} when neither \`first\` nor \`last\` is given, never both.`;

type Rule = (context: RequestContext) => unknown;

// The rules are the services' own; a scope only asks them ahead of the resolver.
const allows = (rule: Rule, context: RequestContext) => {
  rule(context);
  return true;
};

/** The one schema builder: every subject adds its types, queries and mutations to it. */
export const builder = new SchemaBuilder<{
  Context: GraphQLContext;
  DefaultFieldNullability: false;
  DefaultInputFieldRequiredness: false;
  DefaultEdgesNullability: false;
  DefaultNodeNullability: false;
  AuthScopes: { user: boolean; admin: boolean };
  Scalars: {
    ID: { Input: string; Output: string };
    CalendarDate: { Input: string; Output: string };
    DateTime: { Input: string; Output: string };
    DynamicFields: { Input: DynamicFields; Output: DynamicFields };
  };
}>({
  plugins: [ComplexityPlugin, ScopeAuthPlugin, RelayPlugin],
  defaultFieldNullability: false,
  complexity: {
    defaultComplexity: 1,
    // What makes a list dear is said at the lists that grow with the planner.
    defaultListMultiplier: 1,
    limit: { complexity: MAX_COST },
    complexityError: () =>
      new PlannerError('invalid', 'This asks for too much at once: ask for less, or in several requests.'),
  },
  scopeAuth: {
    authScopes: (context) => ({
      user: () => allows(requireUser, context),
      admin: () => allows(requireAdmin, context),
    }),
    treatErrorsAsUnauthorized: false,
    authorizeOnSubscribe: true,
    unauthorizedError: () => new PlannerError('forbidden', 'Forbidden'),
  },
  relay: {
    // Entries are found by `entry(id)`; their ids are the database's own.
    nodeQueryOptions: false,
    nodesQueryOptions: false,
    cursorType: 'String',
    edgesFieldOptions: { nullable: false, description: 'The rows of the page.' },
    nodeFieldOptions: { nullable: false, description: 'The row.' },
    cursorFieldOptions: { description: 'The place of the row, for `after` and `before`.' },
    pageInfoFieldOptions: { description: 'Whether there is more, and where to go on.' },
    pageInfoTypeOptions: { description: 'Where a page stands among the others.' },
    hasNextPageFieldOptions: { description: 'Whether more rows follow.' },
    hasPreviousPageFieldOptions: { description: 'Whether rows come before it.' },
    startCursorFieldOptions: { description: 'The place of the first row.' },
    endCursorFieldOptions: { description: 'The place of the last row.' },
    firstArgOptions: { description: `How many rows to give, from the beginning or from \`after\`: ${SIZES}` },
    lastArgOptions: { description: `How many rows to give, from the end or from \`before\`: ${SIZES}` },
    afterArgOptions: { description: 'Only rows after this place.' },
    beforeArgOptions: { description: 'Only rows before this place.' },
  },
});

builder.queryType({ description: 'What can be read.' });
builder.mutationType({ description: 'What can be changed.' });
