import SchemaBuilder from '@pothos/core';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import { requireAdmin, requireUser } from '../auth/policy.js';
import type { RequestContext } from '../context.js';
import { PlannerError } from '../errors.js';
import type { DynamicFields } from '../logs/entry.entity.js';

/** What resolvers get: the request, and how to give it a session cookie or take it away. */
export interface GraphQLContext extends RequestContext {
  setSession(token: string): void;
  clearSession(): void;
}

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
  AuthScopes: { user: boolean; admin: boolean };
  Scalars: {
    ID: { Input: string; Output: string };
    CalendarDate: { Input: string; Output: string };
    DateTime: { Input: string; Output: string };
    DynamicFields: { Input: DynamicFields; Output: DynamicFields };
  };
}>({
  plugins: [ScopeAuthPlugin],
  defaultFieldNullability: false,
  scopeAuth: {
    authScopes: (context) => ({
      user: () => allows(requireUser, context),
      admin: () => allows(requireAdmin, context),
    }),
    treatErrorsAsUnauthorized: false,
    authorizeOnSubscribe: true,
    unauthorizedError: () => new PlannerError('forbidden', 'Forbidden'),
  },
});

builder.queryType({ description: 'What can be read.' });
builder.mutationType({ description: 'What can be changed.' });
