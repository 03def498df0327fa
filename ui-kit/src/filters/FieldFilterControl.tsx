import {
  type ConditionValue,
  conditionOn,
  type Filter,
  isCalendarDate,
  parseTime,
} from '@content-planner/model';
import { Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { formatTimeOfDay } from '../dates/format-date.js';
import { useKit } from '../kit/use-kit.js';
import { useMessages } from '../kit/use-messages.js';
import { fieldTypeOf } from '../logs/field-types/index.js';
import { valueMessages } from '../logs/field-types/value-messages.js';
import type { FieldConfiguration } from '../logs/types.js';
import { Button } from '../primitives/Button.js';
import { DateInput } from '../primitives/DateInput.js';
import { Field } from '../primitives/Field.js';
import { IconButton } from '../primitives/IconButton.js';
import { Menu } from '../primitives/Menu.js';
import { SegmentedControl } from '../primitives/SegmentedControl.js';
import { TextInput } from '../primitives/TextInput.js';
import { VisuallyHidden } from '../primitives/VisuallyHidden.js';
import { filterChoices } from './filter-choices.js';
import { filterMessages } from './filter-messages.js';
import { TextFilter } from './TextFilter.js';

interface FieldFilterControlProps {
  field: FieldConfiguration;
  filter: Filter;
  /** Called with a condition on the field. The value is undefined if the user removed the condition. */
  onChange: (operator: string, value: ConditionValue | undefined) => void;
}

const Values = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;

  & > span {
    display: inline-flex;
    align-items: center;
    max-width: 100%;
    height: 28px;
    padding-inline-start: var(--cp-space-2);
    border: 1px solid var(--cp-border-control);
    border-radius: var(--cp-radius-sm);
    font-size: var(--cp-text-xs);
    font-weight: var(--cp-weight-medium);
  }
  & > span > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > span > button {
    --cp-control-h: 26px;
  }
`;

const Bounds = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: var(--cp-space-2);
`;

interface ValueProps {
  field: FieldConfiguration;
  name: string;
  onRemove: () => void;
}

/** A value or condition that the user can remove. */
function Value({ field, name, onRemove }: ValueProps) {
  const text = useMessages(filterMessages);
  return (
    <span>
      <span>{name}</span>
      <IconButton
        tooltip={false}
        label={text.removeValue({ field: field.fieldLabel, value: name })}
        icon={<X size={14} strokeWidth={1.75} />}
        onClick={onRemove}
      />
    </span>
  );
}

interface OptionsProps extends FieldFilterControlProps {
  /** The operators for entries that have one of the chosen values, and for those that have none of them. */
  operators: readonly [is: string, isNot: string];
}

function Options({ operators, field, filter, onChange }: OptionsProps) {
  const text = useMessages(filterMessages);
  const [is, isNot] = operators;
  const [chosenNot, setChosenNot] = useState(false);
  const negated = conditionOn(filter, field.id, isNot) !== undefined;
  const operator = negated || (chosenNot && conditionOn(filter, field.id, is) === undefined) ? isNot : is;
  const root = useRef<HTMLDivElement>(null);
  const chosen = (conditionOn(filter, field.id, operator)?.value ?? []) as readonly string[];
  const valueText = useMessages(valueMessages);
  const { all, nameOf } = filterChoices(field, text, valueText);
  const options = all.filter((option) => !chosen.includes(option));
  const isAny = operator === is && conditionOn(filter, field.id) === undefined;
  const change = (values: readonly string[]) => onChange(operator, values.length === 0 ? undefined : values);
  const remove = (option: string) => {
    const buttons = [...(root.current?.querySelectorAll('button') ?? [])];
    const place = chosen.indexOf(option);
    // The focused button is about to be removed, so move focus to a remaining button.
    (buttons[place + 1] ?? buttons[place - 1])?.focus();
    change(chosen.filter((other) => other !== option));
  };
  return (
    <Values ref={root}>
      <SegmentedControl
        label={text.isOrIsNot({ field: field.fieldLabel })}
        segments={[
          { value: is, label: text.is },
          { value: isNot, label: text.isNot },
        ]}
        value={operator}
        onValueChange={({ value }) => {
          setChosenNot(value === isNot);
          if (chosen.length > 0) onChange(value, chosen);
        }}
      />
      {chosen.map((option) => (
        <Value key={option} field={field} name={nameOf(option)} onRemove={() => remove(option)} />
      ))}
      {options.length > 0 && (
        <Menu
          align="start"
          trigger={
            <Button
              size="sm"
              variant={chosen.length === 0 ? 'default' : 'ghost'}
              icon={<Plus size={14} strokeWidth={1.75} />}
              data-icon-only={chosen.length === 0 ? undefined : ''}
            >
              {chosen.length === 0 && text[isAny ? 'any' : 'choose']}
              <VisuallyHidden>{text.addValue({ field: field.fieldLabel })}</VisuallyHidden>
            </Button>
          }
          items={options.map((option) => ({
            id: option,
            label: nameOf(option),
            onSelect: () => change([...chosen, option]),
          }))}
        />
      )}
    </Values>
  );
}

interface BoundProps {
  label: string;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

function DateBound({ label, value, onChange }: BoundProps) {
  const text = useMessages(filterMessages);
  const [invalid, setInvalid] = useState<string | null>(null);
  return (
    <Field label={label} error={invalid === null ? undefined : text.invalidDate}>
      {(bound) => (
        <DateInput
          {...bound}
          value={invalid ?? value ?? ''}
          onValueChange={({ value: next }) => {
            const isValid = next === '' || isCalendarDate(next);
            setInvalid(isValid ? null : next);
            if (isValid) onChange(next === '' ? undefined : next);
          }}
        />
      )}
    </Field>
  );
}

function TimeBound({ label, value, onChange }: BoundProps) {
  const text = useMessages(filterMessages);
  const { locale } = useKit();
  const [typed, setTyped] = useState<string | null>(null);
  const [isInvalid, setInvalid] = useState(false);
  const apply = () => {
    if (typed === null) return;
    const time = parseTime(typed);
    const isValid = time !== null || typed.trim() === '';
    setInvalid(!isValid);
    if (!isValid) return;
    setTyped(null);
    onChange(time ?? undefined);
  };
  return (
    <Field label={label} error={isInvalid ? text.invalidTime : undefined}>
      {(bound) => (
        <TextInput
          {...bound}
          autoComplete="off"
          value={typed ?? formatTimeOfDay(value ?? '', locale)}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={apply}
          onKeyDown={({ key }) => key === 'Enter' && apply()}
        />
      )}
    </Field>
  );
}

/** The control that filters by a custom field, and the conditions on it that have no value, such as 'is not empty'. */
export function FieldFilterControl(props: FieldFilterControlProps) {
  const { field, filter, onChange } = props;
  const relations: Readonly<Record<string, string>> = useMessages(filterMessages).withoutValue;
  const root = useRef<HTMLDivElement>(null);
  const found = filter.conditions.flatMap(({ operator, ...one }) => {
    const name = relations[operator];
    return one.field === field.id && name ? [{ operator, name }] : [];
  });
  return (
    <>
      <ValueControl {...props} />
      {found.length > 0 && (
        <Values ref={root}>
          {found.map(({ operator, name }) => (
            <Value
              key={operator}
              field={field}
              name={name}
              onRemove={() => {
                const control = root.current?.previousElementSibling;
                // The focused button is about to be removed, so move focus to the control.
                control?.querySelector<HTMLElement>('input, button:not([tabindex="-1"])')?.focus();
                onChange(operator, undefined);
              }}
            />
          ))}
        </Values>
      )}
    </>
  );
}

/** The control for the conditions on a custom field that have values. */
function ValueControl({ field, filter, onChange }: FieldFilterControlProps) {
  const text = useMessages(filterMessages);
  const valueText = useMessages(valueMessages);
  const name = field.fieldLabel;
  const textOf = (operator: string) => conditionOn(filter, field.id, operator)?.value as string | undefined;
  const checked = conditionOn(filter, field.id, 'is')?.value;
  const { filter: control } = fieldTypeOf(field.fieldType);
  switch (control) {
    case 'choice':
      return <Options operators={['isAnyOf', 'isNoneOf']} {...{ field, filter, onChange }} />;
    case 'choices':
      return <Options operators={['hasAnyOf', 'hasNoneOf']} {...{ field, filter, onChange }} />;
    case 'boolean':
      return (
        <SegmentedControl
          data-wide=""
          label={name}
          segments={[
            { value: 'any', label: text.any },
            { value: 'yes', label: valueText.yes },
            { value: 'no', label: valueText.no },
          ]}
          value={checked === undefined ? 'any' : checked ? 'yes' : 'no'}
          onValueChange={({ value: next }) => onChange('is', next === 'any' ? undefined : next === 'yes')}
        />
      );
    case 'dates':
    case 'times': {
      const Bound = control === 'dates' ? DateBound : TimeBound;
      return (
        <Bounds>
          {(['after', 'before'] as const).map((bound) => (
            <Bound
              key={bound}
              label={text[bound]}
              value={textOf(bound)}
              onChange={(value) => onChange(bound, value)}
            />
          ))}
        </Bounds>
      );
    }
    case 'words':
    // A condition on any other field can only come from an address.
    case null:
      return (
        <TextFilter
          label={`${name}: ${text.has}`}
          placeholder={text.has}
          value={textOf('contains')}
          onChange={(words) => onChange('contains', words)}
        />
      );
    default:
      return control satisfies never;
  }
}
