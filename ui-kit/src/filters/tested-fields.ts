import { type SharedField, sharedFields } from '@content-planner/model';
import { hasPeople } from '../logs/field-types/field-text.js';
import type { FieldConfiguration } from '../logs/types.js';
import type { TextsOf } from '../messages/define-messages.js';
import type { conditionMessages } from './condition-messages.js';

/** Returns each custom field once, and `@people`, which stands for all fields with people. */
export function testedFields(
  configurations: readonly FieldConfiguration[],
  { people: personName }: TextsOf<typeof conditionMessages>,
): SharedField<FieldConfiguration>[] {
  const fields = sharedFields(configurations);
  const people = fields.filter(({ fieldType }) => hasPeople(fieldType));
  const [first] = people;
  if (!first) return fields;
  const fieldLabel = people.length === 1 ? first.fieldLabel : personName;
  return [...fields, { ...first, id: '@people', fieldLabel, kinds: people.flatMap(({ kinds }) => kinds) }];
}
