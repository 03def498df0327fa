import { EntryType } from '../logs/entry.graphql.js';
import { EntryFilterInput } from '../logs/entry-filter.graphql.js';
import { wantedFields } from '../logs/wanted-fields.js';
import { builder } from '../schema/builder.js';
import { LIST_COST } from '../schema/cost.js';
import { inTurn } from '../schema/in-turn.js';
import { listCalendar } from './calendar.service.js';

builder.queryField('calendar', (t) =>
  t.field({
    type: [EntryType],
    description: 'Entries on the calendar in a range of at most 400 days.',
    authScopes: { reader: true },
    complexity: LIST_COST,
    args: {
      from: t.arg({ type: 'CalendarDate', required: true, description: 'First day.' }),
      to: t.arg({ type: 'CalendarDate', required: true, description: 'Last day, inclusive.' }),
      filter: t.arg({
        type: EntryFilterInput,
        description: 'Filters. By default, hidden entries are not returned.',
      }),
    },
    resolve: (_, range, context, info) =>
      inTurn(context, info, (shared) => listCalendar(shared, range, wantedFields(info))),
  }),
);
