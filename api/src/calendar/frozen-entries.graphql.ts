import { LogKindScalar } from '../logs/kinds/log-kind.graphql.js';
import { builder } from '../schema/builder.js';
import { LIST_COST } from '../schema/cost.js';
import { type FrozenEntry, listFrozenEntries } from './frozen-entries.service.js';

const FrozenEntryType = builder.objectRef<FrozenEntry>('FrozenEntry').implement({
  description:
    'An entry as a frozen link displays it. It may differ from the current entry with the same id.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'UUID of the entry, which may have been deleted.' }),
    kind: t.expose('kind', { type: LogKindScalar, description: 'Its kind.' }),
    title: t.exposeString('title', { description: 'Its title.' }),
    startDate: t.expose('startDate', { type: 'CalendarDate', description: 'First day.' }),
    endDate: t.expose('endDate', { type: 'CalendarDate', description: 'Last day, inclusive.' }),
    brandId: t.exposeID('brandId', { nullable: true, description: 'UUID of its brand, or null.' }),
    color: t.exposeString('color', { nullable: true, description: 'Its own color, or null.' }),
  }),
});

builder.queryField('frozenEntries', (t) =>
  t.field({
    type: [FrozenEntryType],
    description:
      'The stored entries of a frozen link in a range of at most 400 days, including those outside of its scope. Empty if the link is not frozen. Administrators only.',
    authScopes: { admin: true },
    complexity: LIST_COST,
    args: {
      linkId: t.arg.id({ required: true, description: 'The link.' }),
      from: t.arg({ type: 'CalendarDate', required: true, description: 'First day.' }),
      to: t.arg({ type: 'CalendarDate', required: true, description: 'Last day, inclusive.' }),
    },
    resolve: (_, { linkId, ...range }, context) => listFrozenEntries(context, linkId, range),
  }),
);
