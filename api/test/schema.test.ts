import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { printedSchema } from '../src/graphql/printed-schema.js';
import { schema } from '../src/graphql/schema.js';
import { databases, useTeam } from './planner.js';

describe('the GraphQL schema', () => {
  test('is the one in schema.graphql', () => {
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

describe.each(databases)('the tables on %s', (database) => {
  const team = useTeam(database);

  test('are what the entities ask for', async () => {
    expect(await team.planner.orm.schema.getUpdateSchemaSQL({ wrap: false })).toBe('');
  });

  test('are compared at all: a column too few is noticed', async () => {
    await team.planner.sql('alter table brands drop column color');
    expect(await team.planner.orm.schema.getUpdateSchemaSQL({ wrap: false })).toContain('"color"');
    await team.planner.sql(`alter table brands add column color text not null default ''`);
    await team.planner.sql('alter table brands alter column color drop default');
  });
});
