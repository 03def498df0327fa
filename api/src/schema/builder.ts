import SchemaBuilder from '@pothos/core';
import ComplexityPlugin from '@pothos/plugin-complexity';
import DataloaderPlugin from '@pothos/plugin-dataloader';
import RelayPlugin from '@pothos/plugin-relay';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import {
  requireAdmin,
  requireLogin,
  requireReader,
  requireUser,
  requireVisitor,
  requireWriter,
} from '../accounts/policy.js';
import type { GraphQLContext, RequestContext } from '../context.js';
import { PlannerError } from '../errors.js';
import type { DynamicFields, EntryValues } from '../field-types/field-types.js';
import { DEFAULT_PAGE } from '../page-size.js';
import { MAX_COST } from './cost.js';

/** The text that the descriptions of `first` and `last` share. */
const SIZES = `If neither \`first\` nor \`last\` is set, pages have ${DEFAULT_PAGE} rows. Set only one of them.`;

type Rule = (context: RequestContext) => unknown;

// Services check the same rules, but auth scopes check them before the resolver runs.
const allows = (rule: Rule, context: RequestContext) => {
  rule(context);
  return true;
};

/** The schema builder. Each feature adds its types, queries and mutations. */
export const builder = new SchemaBuilder<{
  Context: GraphQLContext;
  DefaultFieldNullability: false;
  DefaultInputFieldRequiredness: false;
  DefaultEdgesNullability: false;
  DefaultNodeNullability: false;
  AuthScopes: {
    visitor: boolean;
    reader: boolean;
    writer: boolean;
    login: boolean;
    user: boolean;
    admin: boolean;
  };
  Scalars: {
    ID: { Input: string; Output: string };
    CalendarDate: { Input: string; Output: string };
    DateTime: { Input: string; Output: string };
    DynamicFields: { Input: DynamicFields; Output: DynamicFields };
    JSON: { Input: unknown; Output: unknown };
    LogKind: { Input: string; Output: string };
    EntryValues: { Input: EntryValues; Output: EntryValues };
  };
}>({
  plugins: [ComplexityPlugin, ScopeAuthPlugin, RelayPlugin, DataloaderPlugin],
  defaultFieldNullability: false,
  complexity: {
    defaultComplexity: 1,
    // Don't multiply the cost of lists by default. Fields that return unbounded lists declare their own cost.
    defaultListMultiplier: 1,
    limit: { complexity: MAX_COST },
    complexityError: () => new PlannerError('queryTooExpensive'),
  },
  scopeAuth: {
    authScopes: (context) => ({
      visitor: () => allows(requireVisitor, context),
      reader: () => allows(requireReader, context),
      writer: () => allows(requireWriter, context),
      login: () => allows(requireLogin, context),
      user: () => allows(requireUser, context),
      admin: () => allows(requireAdmin, context),
    }),
    treatErrorsAsUnauthorized: false,
    authorizeOnSubscribe: true,
    unauthorizedError: () => new PlannerError('forbidden'),
  },
  relay: {
    // Omit the `node` and `nodes` queries. Clients use `entry(id)` instead, with the ids from the database.
    nodeQueryOptions: false,
    nodesQueryOptions: false,
    cursorType: 'String',
    edgesFieldOptions: { nullable: false, description: 'The rows of the page.' },
    nodeFieldOptions: { nullable: false, description: 'The row.' },
    cursorFieldOptions: { description: 'The cursor of the row, for `after` and `before`.' },
    pageInfoFieldOptions: { description: 'Information about the page.' },
    pageInfoTypeOptions: { description: 'Information about a page.' },
    hasNextPageFieldOptions: { description: 'Whether there are rows after the page.' },
    hasPreviousPageFieldOptions: { description: 'Whether there are rows before the page.' },
    startCursorFieldOptions: { description: 'The cursor of the first row.' },
    endCursorFieldOptions: { description: 'The cursor of the last row.' },
    firstArgOptions: {
      description: `How many rows to return, from the beginning or from just after the \`after\` cursor. ${SIZES}`,
    },
    lastArgOptions: {
      description: `How many rows to return, from the end or from just before the \`before\` cursor. ${SIZES}`,
    },
    afterArgOptions: { description: 'Only rows after this cursor.' },
    beforeArgOptions: { description: 'Only rows before this cursor.' },
  },
});

builder.queryType({ description: 'Reads data.' });
builder.mutationType({ description: 'Changes data.' });
