import { expect, test } from 'vitest';
import { translateWith } from '../../messages/translate.js';
import { german } from '../../translations/german/index.js';
import type { FieldConfiguration } from '../types.js';
import { englishLabelOf, namedIn, withLabels } from './field-labels.js';
import { kindsIn } from './kinds-in.js';
import { customFieldText } from './values.js';

const field = (fieldId: string, fieldLabel: string): FieldConfiguration => ({
  ...{ id: `${fieldId}-of-blog`, fieldId, kind: 'blog', fieldName: fieldId, fieldLabel, fieldType: 'text' },
  ...{ dropdownOptions: null, optionColors: null, isRequired: false, isShareable: false, displayOrder: 0 },
});
const campaign = field('campaignName', 'Campaign');
const own = field('6f0c1c5e', 'Campaign');
const labels = (fields: readonly FieldConfiguration[]) => fields.map(({ fieldLabel }) => fieldLabel);

test('fields that every planner has are labeled in the language of the user, and all others stay the same', () => {
  const translated = withLabels([campaign, own], translateWith(german));
  expect(labels(translated)).toEqual(['Kampagne', 'Campaign']);
  expect(withLabels(translated, translateWith(german))).toBe(translated);
  expect(translated.map(englishLabelOf)).toEqual(['Campaign', 'Campaign']);
});

test('nothing changes in English', () => {
  const fields = [campaign, own];
  expect(withLabels(fields, translateWith({}))).toBe(fields);
});

test('options that every planner has are named in the language of the user, and entries keep their values', () => {
  const platforms = { ...german.options.platforms, facebook: 'Gesichtsbuch' };
  const translate = translateWith({ ...german, options: { platforms } });
  const option = (id: string, name: string) => ({
    ...{ id, name, color: null, isDone: false, isArchived: false },
  });
  const names = ['Facebook', 'Mastodon'];
  const given: FieldConfiguration = {
    ...{ ...field('platforms', 'Platforms'), fieldType: 'multipleChoice', dropdownOptions: names },
    options: [option('facebook', 'Facebook'), option('6f0c1c5e', 'Mastodon')],
  };
  const fields = withLabels([given], translate);
  const [labeled = given] = fields;
  expect(labeled.dropdownOptions).toEqual(names);
  expect(withLabels(fields, translate)).toBe(fields);
  const entry = { dynamicFields: { platforms: names } };
  expect(customFieldText(entry, labeled, { translate })).toBe('Gesichtsbuch, Mastodon');
  const stored = { id: 'platforms', name: 'platforms', label: 'Platforms', isBuiltIn: true, kinds: [] };
  const shown = namedIn(translate)({
    ...stored,
    type: 'multipleChoice',
    isShareable: false,
    options: given.options ?? [],
  });
  expect([shown.label, ...shown.options.map(({ name }) => name)]).toEqual([
    'Plattformen',
    'Gesichtsbuch',
    'Mastodon',
  ]);
  const own = kindsIn(translate)
    .of('social')
    .fields.find(({ name }) => name === 'platforms');
  expect(own).toMatchObject({
    label: 'Plattformen',
    flags: expect.arrayContaining([{ name: 'facebook', label: 'Gesichtsbuch', abbreviation: 'FB' }]),
  });
});
