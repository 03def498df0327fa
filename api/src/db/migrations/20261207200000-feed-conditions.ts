import { Migration } from '@mikro-orm/migrations';

interface FieldFilter {
  fieldId: string;
  [condition: string]: unknown;
}

interface StoredFilter {
  conditions?: object[] | null;
  brandIds?: string[] | null;
  withoutBrand?: boolean | null;
  visibility?: 'shown' | 'hidden' | 'all' | null;
  fields?: FieldFilter[] | null;
  [other: string]: unknown;
}

/** The operators of the conditions on custom fields, by their names. */
const OPERATORS = { values: 'isAnyOf', checked: 'is', has: 'contains', before: 'before', after: 'after' };

const onField = ({ fieldId, ...given }: FieldFilter): object[] => {
  // Only applies to the kind of the configuration.
  const field = `configuration.${fieldId}`;
  return [
    // Has no effect, unless the field is unknown.
    { field, operator: 'contains', value: '' },
    ...Object.entries(OPERATORS).flatMap(([name, operator]) =>
      given[name] == null ? [] : [{ field, operator, value: given[name] }],
    ),
  ];
};

const onCalendar = {
  shown: { operator: 'is', value: true },
  hidden: { operator: 'is', value: false },
  all: { operator: 'isNotEmpty' },
};

function withConditions({
  brandIds,
  withoutBrand,
  visibility,
  fields,
  conditions,
  ...others
}: StoredFilter): object {
  const brands = [...(brandIds ?? []), ...(withoutBrand ? [null] : [])];
  return {
    ...others,
    conditions: [
      ...(conditions ?? []),
      ...(brandIds || withoutBrand ? [{ field: '@brand', operator: 'isAnyOf', value: brands }] : []),
      ...(visibility ? [{ field: '@showOnCalendar', ...onCalendar[visibility] }] : []),
      ...(fields ?? []).flatMap(onField),
    ],
    ...(fields?.length && { match: 'byType' }),
  };
}

/** Replaces the brands, the visibility and the custom fields in the filters of feeds with conditions. */
export class Migration20261207200000_feed_conditions extends Migration {
  override async up(): Promise<void> {
    const feeds = (await this.execute(
      `select id, feed -> 'filter' as filter from access_tokens where jsonb_typeof(feed -> 'filter') = 'object'`,
    )) as { id: string; filter: StoredFilter }[];
    for (const { id, filter } of feeds) {
      await this.execute(`update access_tokens set feed = jsonb_set(feed, '{filter}', ?) where id = ?`, [
        JSON.stringify(withConditions(filter)),
        id,
      ]);
    }
  }
}
