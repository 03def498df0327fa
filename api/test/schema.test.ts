import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isSpecifiedScalarType,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { printedSchema } from '../src/graphql/printed-schema.js';
import { schema } from '../src/graphql/schema.js';
import { databases, useTeam } from './planner.js';

describe('the GraphQL schema', () => {
  test('matches schema.graphql', () => {
    const committed = readFileSync(join(import.meta.dirname, '../schema.graphql'), 'utf8');
    expect(printedSchema()).toBe(committed);
  });

  test('describes every type, field and argument', () => {
    const undescribed: string[] = [];
    const check = (place: string, { description }: { description?: string | null | undefined }) => {
      if (!description?.trim()) undescribed.push(place);
    };
    const types = Object.values(schema.getTypeMap()).filter(
      (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
    );
    expect(types.length).toBeGreaterThan(20);
    for (const type of types) {
      check(type.name, type);
      if (isEnumType(type)) expect(type.getValues()).not.toHaveLength(0);
      if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) continue;
      for (const field of Object.values(type.getFields())) {
        check(`${type.name}.${field.name}`, field);
        for (const arg of 'args' in field ? field.args : [])
          check(`${type.name}.${field.name}(${arg.name})`, arg);
      }
    }
    expect(undescribed).toEqual([]);
  });
});

describe.each(databases)('permissions on %s', (database) => {
  const team = useTeam(database);

  /** All queries and mutations, with only the required arguments. */
  const operations = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}).map(({ name, description, args, type: response }) => {
      const given = args.filter(isRequiredArgument);
      const declared = given.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
      const passed = given.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
      const kind = type === schema.getQueryType() ? 'query' : 'mutation';
      const selection = isLeafType(getNamedType(response)) ? '' : '{ __typename }';
      return {
        name,
        description,
        query: `${kind}${declared && ` (${declared})`} { ${name}${passed && `(${passed})`} ${selection} }`,
        variables: Object.fromEntries(given.map((arg) => [arg.name, sampleOf(arg.type)])),
      };
    }),
  );

  test('the schema documents which operations require an administrator', async () => {
    const reserved: string[] = [];
    // Skip logout, because nothing else would work after it.
    for (const { name, query, variables } of operations.filter((operation) => operation.name !== 'logout')) {
      const { errors } = await team.member.graphql(query, variables);
      expect([name, errors?.[0]?.message ?? '']).not.toEqual([name, expect.stringContaining('Variable')]);
      if (errors?.[0]?.extensions.type === 'forbidden') reserved.push(name);
    }
    const described = operations.filter(({ description }) => description?.endsWith(' Administrators only.'));
    expect(reserved.length).toBeGreaterThan(10);
    expect(reserved.sort()).toEqual(described.map(({ name }) => name).sort());
  });
});

/** Returns a sample value of an input type. */
function sampleOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return sampleOf(type.ofType);
  if (isListType(type)) return [];
  // Use a key, because links and embeds require an administrator.
  if (isEnumType(type) && type.name === 'AccessTokenKind') return 'key';
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter(isRequiredInputField);
    return Object.fromEntries(required.map((field) => [field.name, sampleOf(field.type)]));
  }
  return { Boolean: true, Int: 1 }[String(type)] ?? 'sample';
}

describe.each(databases)('the database schema on %s', (database) => {
  const team = useTeam(database);

  test('matches the entities', async () => {
    expect(await team.planner.orm.schema.getUpdateSchemaSQL({ wrap: false })).toBe('');
  });

  test('reports a missing column', async () => {
    await team.planner.sql('alter table brands drop column color');
    expect(await team.planner.orm.schema.getUpdateSchemaSQL({ wrap: false })).toContain('"color"');
    await team.planner.sql(`alter table brands add column color text not null default ''`);
    await team.planner.sql('alter table brands alter column color drop default');
  });
});
