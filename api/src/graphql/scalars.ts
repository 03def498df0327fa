import { builder } from './builder.js';

// What comes in is passed on as it is: the services check it by the schemas that REST's bodies have, and
// so name the field that is wrong, which a scalar does not know.
const passedOn = (value: unknown) => value as never;

builder.scalarType('CalendarDate', {
  description: 'A day on the wall calendar as `YYYY-MM-DD`, never an instant.',
  serialize: passedOn,
  parseValue: passedOn,
});

builder.scalarType('DateTime', {
  description: 'An instant as ISO 8601 in UTC, such as `2026-03-08T09:00:00.000Z`.',
  serialize: passedOn,
  parseValue: passedOn,
});

builder.scalarType('DynamicFields', {
  description: 'Values of custom fields: an object from field name to text, `true`, `false` or `null`.',
  serialize: passedOn,
  parseValue: passedOn,
});
