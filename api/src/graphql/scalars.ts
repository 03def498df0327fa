import { GraphQLError, Kind, type ValueNode } from 'graphql';
import type { DynamicFields } from '../logs/entry.entity.js';
import { dateSchema, dynamicFieldsSchema } from '../validation.js';
import { builder } from './builder.js';

function invalid(message: string): GraphQLError {
  return new GraphQLError(message);
}

builder.scalarType('CalendarDate', {
  description: 'A day on the wall calendar as `YYYY-MM-DD`, never an instant.',
  serialize: (value) => value,
  parseValue(value) {
    const result = dateSchema.safeParse(value);
    if (!result.success) throw invalid('A calendar date must be written as YYYY-MM-DD and exist.');
    return result.data;
  },
});

builder.scalarType('DateTime', {
  description: 'An instant as ISO 8601 in UTC, such as `2026-03-08T09:00:00.000Z`.',
  serialize: (value) => value,
  parseValue(value) {
    const date = new Date(String(value));
    if (Number.isNaN(date.getTime())) throw invalid('An instant must be written as ISO 8601.');
    return date.toISOString();
  },
});

function literal(node: ValueNode): unknown {
  switch (node.kind) {
    case Kind.STRING:
      return node.value;
    case Kind.BOOLEAN:
      return node.value;
    case Kind.NULL:
      return null;
    case Kind.OBJECT:
      return Object.fromEntries(node.fields.map(({ name, value }) => [name.value, literal(value)]));
    default:
      throw invalid('Custom fields hold text, true, false or null.');
  }
}

function customFields(value: unknown): DynamicFields {
  const result = dynamicFieldsSchema.safeParse(value);
  if (!result.success)
    throw invalid('Custom fields are an object of text, true, false or null, up to 32 KiB.');
  return result.data;
}

builder.scalarType('DynamicFields', {
  description: 'Values of custom fields: an object from field name to text, `true`, `false` or `null`.',
  serialize: (value) => value,
  parseValue: customFields,
  parseLiteral: (node) => customFields(literal(node)),
});
