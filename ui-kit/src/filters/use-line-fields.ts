import { type FilterField, filterFields } from '@content-planner/model';
import { useMemo } from 'react';
import { useKinds } from '../kit/use-kinds.js';
import { useKit } from '../kit/use-kit.js';
import { useTranslate } from '../kit/use-messages.js';
import { useSharedFields } from '../kit/use-shared-fields.js';
import { valueMessages } from '../logs/field-types/value-messages.js';
import type { LogKind } from '../logs/types.js';
import { conditionMessages } from './condition-messages.js';
import { filterChoices } from './filter-choices.js';
import { filterMenuMessages } from './filter-menu-messages.js';
import { filterMessages } from './filter-messages.js';
import { testedFields } from './tested-fields.js';

/** A field of the lines that edit conditions. */
export interface LineField extends Pick<FilterField, 'type' | 'doneOptions'> {
  id: string;
  name: string;
  /** The kinds that have the field. Null for properties of all entries. */
  kinds: readonly LogKind[] | null;
  /** The values to choose from. */
  choices: readonly { value: string | null; label: string }[];
}

/** Returns the fields that users can add conditions on, with the properties of all entries first. */
export function useLineFields(): readonly LineField[] {
  const { fields, brands } = useKit();
  const { list, of } = useKinds();
  const shared = useSharedFields();
  const translate = useTranslate();
  return useMemo(() => {
    const texts = translate(conditionMessages);
    const messages = translate(filterMessages);
    const valueTexts = translate(valueMessages);
    const { brandFilter } = translate(filterMenuMessages);
    const tested = filterFields(fields);
    const nothing = { value: null, label: texts.noValue };
    const property = (id: string, name: string, choices: LineField['choices'] = []): LineField => ({
      ...{ id, name, kinds: null, choices, type: tested.get(id)?.type ?? 'boolean' },
    });
    const people = testedFields(fields, texts).find(({ id }) => id === '@people');
    const peopleChoices = (field: Parameters<typeof filterChoices>[0]) => {
      const { all, nameOf } = filterChoices(field, messages, valueTexts);
      return [...all.map((value) => ({ value, label: nameOf(value) })), ...(all.length > 0 ? [nothing] : [])];
    };
    const hasDone = shared.some(({ options = [] }) => options.some(({ isDone }) => isDone));
    return [
      property('@title', messages.textFilter),
      property('@date', texts.date),
      property('@brand', brandFilter, [
        ...brands.map(({ id, name }) => ({ value: id, label: name })),
        { value: null, label: messages.noBrand },
      ]),
      property(
        '@kind',
        messages.typeFilter,
        list.map(({ kind, badge }) => ({ value: kind, label: badge })),
      ),
      ...(people && people.fieldLabel === texts.people
        ? [property('@people', people.fieldLabel, peopleChoices(people))]
        : []),
      ...(hasDone ? [property('@late', texts.late.yes)] : []),
      ...shared.map(
        (field): LineField => ({
          ...{ id: field.id, name: field.name, kinds: field.kinds.filter((kind) => list.includes(of(kind))) },
          type: tested.get(field.id)?.type ?? field.fieldType,
          doneOptions: tested.get(field.id)?.doneOptions,
          choices: peopleChoices(field),
        }),
      ),
    ];
  }, [fields, brands, list, of, shared, translate]);
}
