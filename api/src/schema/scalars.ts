import { builder } from './builder.js';

// Values are not validated here. Services validate them with the same schemas as REST bodies, and report the name of
// the invalid field, which is not available to a scalar.
const unchanged = (value: unknown) => value as never;

builder.scalarType('CalendarDate', {
  description: 'A calendar date as `YYYY-MM-DD`, without a time or time zone.',
  serialize: unchanged,
  parseValue: unchanged,
});

builder.scalarType('DateTime', {
  description: 'An instant as ISO 8601 in UTC, such as `2026-03-08T09:00:00.000Z`.',
  serialize: unchanged,
  parseValue: unchanged,
});

builder.scalarType('JSON', {
  description: 'Any JSON value.',
  serialize: unchanged,
  parseValue: unchanged,
});

builder.scalarType('EntryValues', {
  description:
    'The values of an entry: an object that maps field ids to text, numbers, booleans, lists of option ids, or `null`. The value of a dropdown is the id of its option.',
  serialize: unchanged,
  parseValue: unchanged,
});

builder.scalarType('DynamicFields', {
  description:
    'Values of custom fields: an object that maps field names to text, numbers, `true`, `false`, lists of option names, or `null`.',
  serialize: unchanged,
  parseValue: unchanged,
});
