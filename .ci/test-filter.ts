import type { Condition, Filter } from '../model/src/index.js';

/** The conditions that the screens have controls for. */
interface Parts {
  kinds?: readonly string[];
  brandIds?: readonly (string | null)[];
  text?: string;
  isVisible?: boolean;
  fields?: readonly {
    fieldId: string;
    values?: readonly string[] | null;
    checked?: boolean | null;
    has?: string | null;
    after?: string | null;
    before?: string | null;
  }[];
}

/** Returns a filter for tests and stories, as the screens create it. */
export function testFilter({ kinds, brandIds, text, isVisible, fields = [] }: Parts = {}): Filter {
  const on = (field: string, operator: string, value: Condition['value'] | null): Condition[] =>
    value == null ? [] : [{ field, operator, value }];
  const onFields = fields.flatMap(({ fieldId, values, checked, has, after, before }) => [
    ...on(fieldId, 'isAnyOf', values),
    ...on(fieldId, 'is', checked),
    ...on(fieldId, 'contains', has),
    ...on(fieldId, 'after', after),
    ...on(fieldId, 'before', before),
  ]);
  const conditions = [
    ...on('@kind', 'isAnyOf', kinds),
    ...on('@brand', 'isAnyOf', brandIds),
    ...on('@title', 'contains', text),
    ...on('@showOnCalendar', 'is', isVisible),
    ...onFields,
  ];
  return { conditions };
}
