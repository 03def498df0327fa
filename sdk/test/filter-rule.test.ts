import { expect, test } from 'vitest';
import { FILTER_CASES, FILTERED_ENTRIES } from '../../.ci/filter-cases.js';
import { matching } from '../src/filters/entry-filter.js';

test.each(FILTER_CASES.filter(([{ fields }]) => !fields))(
  'the filter rule is the same as on the server: %j',
  (filter, expected) => {
    expect(matching(FILTERED_ENTRIES, filter).map(({ title }) => title)).toEqual(expected);
  },
);
