import { type FilterField, filterFields } from '@content-planner/model';
import { useMemo } from 'react';
import { useKinds } from '../kit/use-kinds.js';
import { useKit } from '../kit/use-kit.js';
import { useTranslate } from '../kit/use-messages.js';
import { useSharedFields } from '../kit/use-shared-fields.js';
import { valueMessages } from '../logs/field-types/value-messages.js';
import type { FieldConfiguration, LogKind } from '../logs/types.js';
import { brandOptions } from '../value-menu/brand-options.js';
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
  choices: readonly LineChoice[];
  /** The field whose marks the choices have. */
  marks?: FieldConfiguration;
}

export interface LineChoice {
  value: string | null;
  label: string;
  /** The option or person whose mark is displayed, as `ChoiceMark` expects it. */
  marked: string | null;
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
    const nothing = { value: null, label: texts.noValue, marked: null };
    const property = (
      id: string,
      name: string,
      choices: LineField['choices'] = [],
      marks?: FieldConfiguration,
    ): LineField => ({
      ...{ id, name, kinds: null, choices, type: tested.get(id)?.type ?? 'boolean' },
      ...(marks && { marks }),
    });
    const people = testedFields(fields, texts).find(({ id }) => id === '@people');
    const choicesOf = (field: FieldConfiguration): LineChoice[] => {
      const { all, nameOf } = filterChoices(field, messages, valueTexts);
      const viewer = field.options?.find(({ isMe }) => isMe)?.id ?? null;
      const choices = all.map((value) => ({
        ...{ value, label: nameOf(value), marked: value === 'me' ? viewer : value },
      }));
      return choices.length > 0 ? [...choices, nothing] : [];
    };
    const hasDone = shared.some(({ options = [] }) => options.some(({ isDone }) => isDone));
    return [
      property('@title', messages.textFilter),
      property('@date', texts.date),
      property(
        '@brand',
        brandFilter,
        [
          ...brands.map(({ id, name }) => ({ value: id, label: name, marked: name })),
          { ...nothing, label: messages.noBrand },
        ],
        brandOptions(brands, brandFilter),
      ),
      property(
        '@kind',
        messages.typeFilter,
        list.map(({ kind, badge }) => ({ value: kind, label: badge, marked: null })),
      ),
      ...(people && people.fieldLabel === texts.people
        ? [property('@people', people.fieldLabel, choicesOf(people), people)]
        : []),
      ...(hasDone ? [property('@late', texts.late.yes)] : []),
      ...shared.map(
        (field): LineField => ({
          ...{ id: field.id, name: field.name, kinds: field.kinds.filter((kind) => list.includes(of(kind))) },
          type: tested.get(field.id)?.type ?? field.fieldType,
          doneOptions: tested.get(field.id)?.doneOptions,
          choices: choicesOf(field),
          marks: field,
        }),
      ),
    ];
  }, [fields, brands, list, of, shared, translate]);
}
