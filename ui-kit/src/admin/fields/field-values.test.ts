import { expect, it } from 'vitest';
import type { FieldConfiguration } from '../../logs/types.js';
import { fieldForm, fieldValues } from './field-values.js';

const stage: FieldConfiguration = {
  id: '1',
  kind: 'blog',
  fieldName: 'status',
  fieldLabel: 'Status',
  fieldType: 'dropdown',
  dropdownOptions: ['Draft', 'Ready, set'],
  isRequired: true,
  isShareable: true,
  displayOrder: 3,
};

it('a new field has the default values', () => {
  const form = fieldForm(null, 5);
  expect(fieldValues(null, { ...form, fieldLabel: ' Copy Due ' })).toEqual({
    fieldName: 'copy_due',
    fieldLabel: 'Copy Due',
    fieldType: 'text',
    dropdownOptions: null,
    optionColors: null,
    isRequired: false,
    isShareable: false,
    displayOrder: 5,
  });
});

it('a field keeps its name when its label changes', () => {
  const form = { ...fieldForm(stage, 9), fieldLabel: 'Stage' };
  expect(fieldValues(stage, form)).toMatchObject({
    fieldName: 'status',
    fieldLabel: 'Stage',
    displayOrder: 3,
  });
});

it('unchanged options are kept, including their commas', () => {
  expect(fieldValues(stage, fieldForm(stage, 0)).dropdownOptions).toEqual(['Draft', 'Ready, set']);
});

it('changed options are parsed', () => {
  const form = { ...fieldForm(stage, 0), options: 'Draft, Done' };
  expect(fieldValues(stage, form).dropdownOptions).toEqual(['Draft', 'Done']);
});

it('colors are matched to options by name, and the colors of removed options are dropped', () => {
  const colored = { ...stage, optionColors: ['#f00', null] };
  const form = { ...fieldForm(colored, 0), options: 'Idea, Draft, constructor' };
  expect(fieldValues(colored, form).optionColors).toEqual([null, '#f00', null]);
  expect(fieldValues(colored, { ...form, colors: { Idea: ' #00f ', Draft: '' } }).optionColors).toEqual([
    '#00f',
    null,
    null,
  ]);
});

it('a field that is no longer a dropdown loses its options', () => {
  const values = fieldValues(stage, { ...fieldForm(stage, 0), fieldType: 'text' });
  expect(values).toMatchObject({ dropdownOptions: null, optionColors: null });
});
