import { formOf } from '../src/logs/kinds/index.js';
import type { Client, Entity } from './client.js';

/** The selection that {@link withNames} needs. */
export const NAMED = 'of: kind all: values';

interface Field {
  id: string;
  name: string;
  type: string;
  options: { id: string; name: string }[];
  kinds: { kind: string }[];
}

const FIELDS = '{ fields { id name type options { id name } kinds { kind } } }';

/** Returns the values of custom fields by name, as REST returns them. */
function customValues(kind: string, values: Record<string, unknown>, fields: readonly Field[]) {
  const own = formOf(kind).fields;
  const custom = fields.filter(
    ({ id, kinds }) =>
      Object.hasOwn(values, id) && !Object.hasOwn(own, id) && kinds.some((using) => using.kind === kind),
  );
  return Object.fromEntries(
    custom.map(({ id, name, type, options }) => {
      const nameOf = (given: unknown) =>
        (type === 'person' ? undefined : options.find((option) => option.id === given)?.name) ?? given;
      const value = values[id];
      return [name, Array.isArray(value) ? value.map(nameOf) : nameOf(value)];
    }),
  );
}

/** Adds the values of custom fields by name to entries of GraphQL, which contain {@link NAMED}. */
export async function withNames<Row extends object>(
  client: Client,
  rows: readonly Row[],
): Promise<(Row & { dynamicFields: Record<string, unknown> })[]> {
  const { data } = await client.graphql<{ fields: Field[] }>(FIELDS);
  return rows.map((row) => {
    const { of: kind, all: values, ...entry } = row as Entity & Row;
    const dynamicFields = customValues(String(kind), values as Record<string, unknown>, data?.fields ?? []);
    return { ...(entry as unknown as Row), dynamicFields };
  });
}

/** See {@link withNames}. */
export const withName = async <Row extends object>(client: Client, row: Row) =>
  (await withNames(client, [row]))[0] as Row & { dynamicFields: Record<string, unknown> };

/** Returns the custom fields of a kind. */
async function customFields(client: Client, kind: string): Promise<readonly Field[]> {
  const { data } = await client.graphql<{ fields: Field[] }>(FIELDS);
  const own = formOf(kind).fields;
  return (data?.fields ?? []).filter(
    ({ id, kinds }) => !Object.hasOwn(own, id) && kinds.some((using) => using.kind === kind),
  );
}

/** Returns the paths of the custom fields of a kind in REST, by id. */
export const pathsById = async (client: Client, kind: string): Promise<ReadonlyMap<string, string>> =>
  new Map((await customFields(client, kind)).map(({ id, name }) => [id, `dynamicFields.${name}`]));

/** Returns the values of custom fields by id, as GraphQL receives them, of values by name. Ignores unknown names. */
export async function valuesNamed(
  client: Client,
  kind: string,
  named: object,
): Promise<Record<string, unknown>> {
  const custom = await customFields(client, kind);
  return Object.fromEntries(
    Object.entries(named).flatMap(([name, value]) => {
      const field = custom.find((one) => one.name === name);
      if (!field) return [];
      const idOf = (given: unknown) => field.options.find((option) => option.name === given)?.id ?? given;
      return [[field.id, Array.isArray(value) ? value.map(idOf) : idOf(value)]];
    }),
  );
}
