import { MAX_CONDITIONS } from '@content-planner/model';
import { builder } from '../schema/builder.js';
import { MAX_CONDITION_VALUES } from './entry-filter.js';
import { LogKindScalar } from './kinds/log-kind.graphql.js';

const FilterCondition = builder.inputType('FilterCondition', {
  description:
    'A condition that entries must meet, such as `{ field: "@title", operator: "contains", value: "launch" }`. A condition that is invalid, or whose field is unknown, matches no entries. `OPERATORS` in `@content-planner/model` lists the operators of each type.',
  fields: (t) => ({
    field: t.id({
      required: true,
      description:
        'The id of a field, or a property of all entries: `@title`, `@date`, `@brand`, `@kind`, `@color`, `@showOnCalendar`, or `@people` for all fields with people.',
    }),
    operator: t.string({
      required: true,
      description: 'How to compare, such as `contains`, `isAnyOf`, `before` or `isEmpty`.',
    }),
    value: t.field({
      type: 'JSON',
      description: `What to compare with: text, a number, true or false, a list of at most ${MAX_CONDITION_VALUES}, or a period such as \`{ "count": 2, "unit": "week" }\`. In lists, null stands for an empty field. \`me\` stands for the viewer, and \`today\` for the current day.`,
    }),
  }),
});

const FilterMatch = builder.enumType('FilterMatch', {
  description:
    '`byType`: conditions on fields of different kinds are alternatives, because each applies only to the kinds that have its field. An entry must have one of the fields.',
  values: ['byType'] as const,
});

export const EntryFilterInput = builder.inputType('EntryFilter', {
  description: 'Filters for entries. Omitted fields have no effect.',
  fields: (t) => ({
    kinds: t.field({ type: [LogKindScalar], description: 'Only these kinds.' }),
    startsFrom: t.field({
      type: 'CalendarDate',
      description: 'Only entries that start on this day or later.',
    }),
    startsBefore: t.field({ type: 'CalendarDate', description: 'Only entries that start before this day.' }),
    conditions: t.field({
      type: [FilterCondition],
      description: `Conditions, at most ${MAX_CONDITIONS}. Entries must meet all of them. Without a condition on \`@showOnCalendar\`, lists include hidden entries, and calendars and counts do not.`,
    }),
    match: t.field({ type: FilterMatch, description: 'How to combine the conditions. All by default.' }),
    isLate: t.boolean({
      description:
        'With true, only entries that ended before today and are not finished; with false, only the others.',
    }),
    today: t.field({
      type: 'CalendarDate',
      description: "The current day in the viewer's time zone. By default, the current day in UTC.",
    }),
    search: t.string({
      description:
        'Only entries whose title, text and options contain each word of this text, in any order, ignoring case and accents.',
    }),
  }),
});
