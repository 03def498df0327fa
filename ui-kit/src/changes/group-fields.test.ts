import { expect, test } from 'vitest';
import { kindsIn } from '../logs/kinds/kinds-in.js';
import { inEnglish } from '../messages/translate.js';
import { groupFields, groupRows, kindNames } from './group-fields.js';
import { subject, value } from './story-data.js';

const context = {
  ...{ brands: [], fieldConfigurations: [], locale: 'en-US' },
  ...{ translate: inEnglish, kindOf: kindsIn(inEnglish).of },
};

test('a field of several kinds is listed once, with what differs between them', () => {
  const changes = (['blog', 'email', 'social'] as const).map((kind, displayOrder) =>
    subject('Status', {
      ...{ subjectId: kind, subjectType: 'field', kind },
      values: [
        value('fieldName', 'status', null),
        value('isRequired', kind === 'email', null),
        value('displayOrder', displayOrder, null),
      ],
    }),
  );
  const brand = subject('Lumen', { subjectId: 'lumen', subjectType: 'brand', kind: null });
  const [field = [], ...others] = groupFields([...changes, brand]);
  expect(others).toEqual([[brand]]);
  expect(kindNames(field, context)).toEqual(['Blog Post', 'Email Campaign', 'Social Post']);
  expect(groupRows(field, context).map(({ label, before }) => [label, before])).toEqual([
    ['Field name', 'status'],
    ['Required (Email Campaign)', 'Yes'],
  ]);
});
