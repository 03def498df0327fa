import { entryMatcher, FIELD_TYPES, type FieldType, fieldTypeOf, isValidValue } from '@content-planner/model';
import { describe, expect, test } from 'vitest';
import { activeFilters } from '../filters/active-filters.js';
import { operatorsFor, withOperator } from '../filters/filter-lines.js';
import { entryErrors } from '../log-table/form/entry-errors.js';
import { entryFormValues } from '../log-table/form/entry-form-values.js';
import { entryValues } from '../log-table/form/entry-values.js';
import type { Entry } from '../logs/entry.js';
import { kindsIn } from '../logs/kinds/kinds-in.js';
import { customFieldText } from '../logs/kinds/values.js';
import type { DynamicValue, FieldConfiguration } from '../logs/types.js';
import { translateWith } from '../messages/translate.js';
import { german } from '../translations/german/index.js';
import { readSheet } from './read-sheet.fixture.js';

const DAY = '2026-03-08';
const WORDS = ['Draft', 'Done'];

/** Values of all JSON types and formats. */
const SAMPLES: readonly DynamicValue[] = [
  ...[...WORDS, WORDS, DAY, '14:30', 'https://example.com/', 1250.5, 4, true, -0.5],
];

const fieldOf = (fieldType: FieldType): FieldConfiguration => {
  const { hasOptions, hasPeople } = fieldTypeOf(fieldType);
  const options = WORDS.map((name) => ({ id: name, name, color: null, isDone: false, isArchived: false }));
  return {
    ...{ id: 'x', fieldId: 'x', kind: 'blog', fieldName: 'x', fieldLabel: 'Result', fieldType },
    ...{ isRequired: false, isShareable: true, displayOrder: 0, optionColors: null },
    dropdownOptions: hasOptions ? WORDS : null,
    ...((hasOptions || hasPeople) && { options }),
  };
};
const entryOf = (id: string, value: DynamicValue): Entry => ({
  ...{ id, kind: 'blog', title: 'Post', startDate: DAY, endDate: DAY, brandId: null, color: null },
  ...{ showOnCalendar: true, fields: { category: null }, dynamicFields: { x: value }, version: 1 },
  ...{ createdAt: `${DAY}T12:00:00.000Z`, updatedAt: `${DAY}T12:00:00.000Z` },
});

describe.each(FIELD_TYPES)('a field of the type %s', (type) => {
  const field = fieldOf(type);
  const fields = [field];
  const valid = SAMPLES.filter((value) => isValidValue(type, value, WORDS));
  const [value = null] = valid;

  test.each([
    ['en-US', {}],
    ['de-DE', german],
  ] as const)('can be filled in, displayed and filtered in %s', (locale, messages) => {
    const translate = translateWith(messages);
    const kind = kindsIn(translate).of('blog');
    const [filled, empty] = [entryOf('1', value), entryOf('2', null)];
    const input = { kind, translate, locale, today: DAY, date: DAY, fieldConfigurations: fields };

    const form = entryFormValues({ ...input, entry: filled });
    expect(entryErrors(form, { ...input, configurations: fields, entry: null }).custom).toEqual({});
    expect(entryValues(kind, form, fields, locale).dynamicFields).toEqual({ x: value });
    expect(customFieldText(filled, field, { locale, translate })).not.toBe('');
    expect(customFieldText(empty, field, { locale, translate })).toBe('');

    const conditionOf = (operator: string) =>
      withOperator(
        { field: 'x', value: (operator.endsWith('Of') ? [value].flat() : value) as never },
        operator,
        type,
      );
    const isFilled = entryMatcher({ conditions: [conditionOf('isNotEmpty')] }, fields);
    expect([filled, empty].filter(isFilled)).toEqual([filled]);
    const conditions = operatorsFor({ type }).map(conditionOf);
    const context = {
      brands: [],
      fieldConfigurations: fields,
      kinds: kindsIn(translate),
      locale,
      translate,
    };
    const names = activeFilters({ filter: { conditions }, ...context }).map(({ name }) => name);
    expect(names.every((name) => name.startsWith('Result'))).toBe(true);
    expect(names).toHaveLength(conditions.length);
  });

  test('can be imported, and cells that it can’t have are reported', () => {
    const cellOf = (one: DynamicValue) =>
      one === true ? 'Yes' : Array.isArray(one) ? one.join('; ') : String(one);
    const all = [...SAMPLES, '?'].map(cellOf);
    const lines = [...valid.map(cellOf), ...all].map((cell) => `${DAY},Post,Blog,${cell}`);
    const { rows } = readSheet(['Date,Title,Type,Result', ...lines].join('\n'), {
      fields,
      columns: { 3: 'field:result' },
    });
    expect(rows.slice(0, valid.length).map(({ entry }) => entry?.dynamicFields.x)).toEqual(valid);
    for (const { entry, errors } of rows)
      expect(
        entry ? isValidValue(type, entry.dynamicFields.x, [...WORDS, '?', ...all]) : errors['field:result'],
      ).toBeTruthy();
  });
});
