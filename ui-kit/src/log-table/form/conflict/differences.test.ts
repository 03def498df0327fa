import { describe, expect, test } from 'vitest';
import { KINDS } from '../../../logs/kinds/index.js';
import { LOG_KINDS } from '../../../logs/types.js';
import { inEnglish } from '../../../messages/translate.js';
import { configuration, entry } from '../entry-form.fixture.js';
import { comparedFields } from './compared-fields.js';
import { differences, firstChoice } from './differences.js';

const brands = [
  { id: 'lumen', name: 'Lumen Cycles', color: '#2f6fdd' },
  { id: 'harbor', name: 'Harbor & Vine', color: '#e0673a' },
];

const configurations = [
  configuration({ fieldName: 'author' }),
  configuration({ fieldName: 'due', fieldLabel: 'Due', fieldType: 'date' }),
  configuration({ fieldName: 'news', fieldLabel: 'News', fieldType: 'boolean' }),
  configuration({ fieldName: 'toString', fieldLabel: 'Odd' }),
  // An administrator can give a custom field the same name as one of the kind's fields.
  configuration({ fieldName: 'category', fieldLabel: 'My category' }),
];

const fieldsOf = (kind: (typeof LOG_KINDS)[number] = 'blog') =>
  comparedFields({ kind: KINDS[kind], configurations, brands, translate: inEnglish });

const base = entry({
  brandId: 'lumen',
  fields: { category: 'Guides' },
  dynamicFields: { author: 'Ines', due: '2026-10-01' },
});

const found = (mine: Partial<typeof base>, theirs: Partial<typeof base>) => {
  const versions = { base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs, version: 2 } };
  return differences(fieldsOf(), versions).map((difference) => ({
    label: difference.label,
    changedBy: difference.changedBy,
    mine: difference.text(versions.mine),
    theirs: difference.text(versions.theirs),
    choice: firstChoice(difference),
  }));
};

describe('the comparison of two versions', () => {
  test('finds no differences if all fields are equal', () => {
    expect(found({}, {})).toEqual([]);
    expect(found({ title: 'Same', color: '#123456' }, { title: ' Same ', color: '#123456' })).toEqual([]);
  });

  test('defaults to the value of the side that changed the field', () => {
    expect(found({ title: 'Mine' }, { startDate: '2026-12-24', endDate: '2026-12-24' })).toEqual([
      { label: 'Blog Name', changedBy: 'mine', mine: 'Mine', theirs: base.title, choice: 'mine' },
      { label: 'Date', changedBy: 'theirs', mine: '10/05/2026', theirs: '12/24/2026', choice: 'theirs' },
    ]);
  });

  test("defaults to the user's own value if both sides changed the field", () => {
    expect(found({ title: 'Mine' }, { title: 'Theirs' })).toEqual([
      { label: 'Blog Name', changedBy: 'both', mine: 'Mine', theirs: 'Theirs', choice: 'mine' },
    ]);
  });

  test('shows the brand, color and calendar visibility as text', () => {
    const texts = found(
      { brandId: null, color: '#FACC15', showOnCalendar: false },
      { brandId: 'gone', color: null, showOnCalendar: true },
    ).map(({ label, mine, theirs }) => [label, mine, theirs]);
    expect(texts).toEqual([
      ['Brand', 'No brand', 'Unknown brand'],
      ['Custom Color', '#FACC15', 'Brand color'],
      ['Show on Calendar', 'No', 'Yes'],
    ]);
  });

  test('compares custom fields by name and treats missing values as empty', () => {
    const mine = { dynamicFields: { author: null, due: '2026-10-02', news: false, category: 'Own' } };
    const theirs = { dynamicFields: { due: '2026-10-01', toString: '' } as never };
    expect(found(mine, theirs).map(({ label, mine, theirs }) => [label, mine, theirs])).toEqual([
      ['Due', '10/02/2026', '10/01/2026'],
      ['News', 'No', ''],
      ['My category', 'Own', ''],
    ]);
  });

  test("compares the kind's fields without surrounding whitespace", () => {
    expect(found({ fields: { category: null } }, { fields: { category: '  ' } })).toEqual([]);
    expect(found({ fields: { category: null } }, {})).toHaveLength(1);
  });
});

test('the comparison counts all platforms as one difference, and uses their full names', () => {
  const social = entry({ kind: 'social', fields: { facebook: true } });
  const theirs = { ...social, fields: { facebook: true, xTwitter: true }, version: 2 };
  const mine = { ...social, fields: { facebook: false } };
  const [platforms, ...rest] = differences(fieldsOf('social'), { base: social, mine, theirs });
  expect(rest).toEqual([]);
  expect(platforms?.label).toBe('Platforms');
  expect([platforms?.text(mine), platforms?.text(theirs)]).toEqual(['None', 'Facebook, X (Twitter)']);
  expect(platforms?.paths).toHaveLength(7);
});

test('the start and end dates of an event are separate fields', () => {
  const event = entry({ kind: 'event', startDate: '2026-10-05', endDate: '2026-10-07' });
  const theirs = { ...event, endDate: '2026-10-09', version: 2 };
  const labels = differences(fieldsOf('event'), { base: event, mine: event, theirs }).map(
    ({ label }) => label,
  );
  expect(labels).toEqual(['End Date']);
});

test.each(LOG_KINDS)('%s: the comparison includes every field in the form', (kind) => {
  const names = comparedFields({ kind: KINDS[kind], configurations: [], brands, translate: inEnglish }).map(
    ({ name }) => name,
  );
  expect(names).toEqual([
    ...KINDS[kind].fields.map(({ name }) => name),
    'brandId',
    'color',
    'showOnCalendar',
  ]);
});
