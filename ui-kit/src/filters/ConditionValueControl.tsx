import {
  type Condition,
  type ConditionValue,
  isCalendarDate,
  operatorOf,
  type RelativeDays,
} from '@content-planner/model';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useKit } from '../kit/use-kit.js';
import { useMessages } from '../kit/use-messages.js';
import { fieldTypeOf } from '../logs/field-types/index.js';
import { valueMessages } from '../logs/field-types/value-messages.js';
import { Button } from '../primitives/Button.js';
import { Checkbox } from '../primitives/Checkbox.js';
import { DateInput } from '../primitives/DateInput.js';
import { Popover } from '../primitives/Popover.js';
import { Select } from '../primitives/Select.js';
import { TextInput } from '../primitives/TextInput.js';
import { ChoiceMark } from '../value-menu/ChoiceMark.js';
import { conditionMessages } from './condition-messages.js';
import { SearchedList } from './SearchedList.js';
import { TextFilter } from './TextFilter.js';
import type { LineChoice, LineField } from './use-line-fields.js';

interface ConditionValueControlProps {
  field: LineField;
  condition: Condition;
  /** Whether the user has just added the condition, and must choose its values. */
  isNew: boolean;
  onChange: (value: ConditionValue | undefined) => void;
}

const Value = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-width: 0;

  & + & {
    margin-inline-start: var(--cp-space-2);
  }
  & > span:last-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

function Choices({ field, condition, isNew, onChange }: ConditionValueControlProps) {
  const text = useMessages(conditionMessages);
  const [open, setOpen] = useState(isNew);
  const chosen = (condition.value ?? []) as readonly (string | null)[];
  const named = chosen.map(
    (one): LineChoice =>
      field.choices.find(({ value }) => value === one) ?? { value: one, label: one ?? '', marked: one },
  );
  const names = named.map(({ label }) => label).join(', ');
  const { marks } = field;
  return (
    <Popover
      open={open}
      onOpenChange={(change) => setOpen(change.open)}
      aria-label={text.valueOf({ field: field.name })}
      trigger={
        <Button variant="ghost" aria-label={`${text.valueOf({ field: field.name })}: ${names}`}>
          {names === '' && text.choose}
          {named.map((choice, place) => (
            <Value key={choice.value}>
              {marks && <ChoiceMark field={marks} value={choice.marked} size={14} />}
              <span>
                {choice.label}
                {!marks && place < named.length - 1 && ','}
              </span>
            </Value>
          ))}
        </Button>
      }
    >
      <SearchedList
        items={field.choices}
        nameOf={({ label }) => label}
        keyOf={({ value }) => value ?? '@nothing'}
        label={text.findValue}
        nothingFound={text.nothingFound}
        onDone={() => setOpen(false)}
      >
        {({ value, label, marked }) => (
          <Checkbox
            checked={chosen.includes(value)}
            onCheckedChange={({ checked }) =>
              onChange(checked ? [...chosen, value] : chosen.filter((one) => one !== value))
            }
          >
            <Value>
              {marks && <ChoiceMark field={marks} value={marked} size={14} />}
              <span>{label}</span>
            </Value>
          </Checkbox>
        )}
      </SearchedList>
    </Popover>
  );
}

interface BoundProps {
  label: string;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** A day, or the current one. */
function DayInput({ label, value, onChange }: BoundProps) {
  const text = useMessages(conditionMessages);
  const [invalid, setInvalid] = useState<string | null>(null);
  const isToday = value === 'today';
  return (
    <>
      <DateInput
        aria-label={label}
        aria-invalid={invalid !== null || undefined}
        {...(isToday && { placeholder: text.today })}
        value={invalid ?? (isToday ? '' : (value ?? ''))}
        onValueChange={({ value: next }) => {
          setInvalid(next === '' || isCalendarDate(next) ? null : next);
          if (isCalendarDate(next)) onChange(next);
        }}
      />
      <Button
        size="sm"
        variant="ghost"
        aria-pressed={isToday}
        onClick={() => {
          setInvalid(null);
          onChange('today');
        }}
      >
        {text.today}
      </Button>
    </>
  );
}

/** A field whose text is read when it loses focus or Enter is pressed. Unreadable text stays, marked as invalid. */
function TypedInput({
  label,
  value,
  read,
  onRead,
}: {
  label: string;
  value: string;
  read: (text: string) => string | number | null;
  onRead: (value: string | number) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isInvalid, setInvalid] = useState(false);
  const apply = () => {
    if (typed === null) return;
    const value = read(typed);
    setInvalid(value === null);
    if (value === null) return;
    setTyped(null);
    onRead(value);
  };
  return (
    <TextInput
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      autoComplete="off"
      value={typed ?? value}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={apply}
      onKeyDown={({ key }) => key === 'Enter' && apply()}
    />
  );
}

const readCount = (text: string) => {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 ? number : null;
};

const PERIOD: RelativeDays = { count: 30, unit: 'day' };

/** The control for the values of a condition. */
export function ConditionValueControl(props: ConditionValueControlProps) {
  const { field, condition, onChange } = props;
  const { operator, value } = condition;
  const text = useMessages(conditionMessages);
  const valueText = useMessages(valueMessages);
  const { locale } = useKit();
  const { name, type } = field;
  const { accepts, daysOf } = operatorOf(type, operator) ?? { accepts: () => true };
  if (accepts(undefined)) return null;
  const label = text.valueOf({ field: name });
  if (operator.endsWith('Of')) return <Choices {...props} />;
  if (accepts(PERIOD)) {
    const period = (value ?? PERIOD) as RelativeDays;
    return (
      <>
        <TypedInput
          label={label}
          value={String(period.count)}
          read={readCount}
          onRead={(count) => onChange({ ...period, count: Number(count) })}
        />
        <Select
          aria-label={text.unitOf({ field: name })}
          options={(['day', 'week', 'month'] as const).map((unit) => ({
            value: unit,
            label: text.units[unit],
          }))}
          value={period.unit}
          onValueChange={({ value: unit }) => onChange({ ...period, unit: unit as RelativeDays['unit'] })}
        />
      </>
    );
  }
  if (accepts(true))
    return (
      <Select
        aria-label={label}
        options={[
          { value: 'yes', label: valueText.yes },
          { value: 'no', label: valueText.no },
        ]}
        value={value === false ? 'no' : 'yes'}
        onValueChange={({ value: next }) => onChange(next === 'yes')}
      />
    );
  const pair = (value ?? []) as readonly (string | number)[];
  const bounds =
    operator === 'between' ? [text.fromOf({ field: name }), text.toOf({ field: name })] : [label];
  const valueAt = (place: number) => (operator === 'between' ? pair[place] : (value as string | number));
  const changeAt = (place: number, next: string | number) =>
    onChange(
      operator === 'between'
        ? ([0, 1].map((one) => (one === place ? next : (pair[one] ?? next))) as unknown as ConditionValue)
        : next,
    );
  if (daysOf)
    return bounds.map((bound, place) => (
      <DayInput
        key={bound}
        label={bound}
        value={valueAt(place) as string | undefined}
        onChange={(next) => next !== undefined && changeAt(place, next)}
      />
    ));
  if (!accepts('')) {
    const { formValue, value: read } = fieldTypeOf(type);
    return bounds.map((bound, place) => (
      <TypedInput
        key={bound}
        label={bound}
        value={String(formValue(valueAt(place) ?? null, locale))}
        read={(typed) => read(typed, locale) as string | number | null}
        onRead={(next) => changeAt(place, next)}
      />
    ));
  }
  return (
    <TextFilter
      label={label}
      value={value as string | undefined}
      onChange={(words) => onChange(words ?? '')}
    />
  );
}
