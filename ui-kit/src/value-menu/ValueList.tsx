import { Check } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useRef } from 'react';
import { styled } from 'styled-components';
import { ColorRules } from '../colors/ColorRules.js';
import { useMessages } from '../kit/use-messages.js';
import { fieldChoices } from '../logs/field-choices.js';
import { chosen, isList } from '../logs/field-types/field-text.js';
import { valueMessages } from '../logs/field-types/value-messages.js';
import type { DynamicValue, FieldConfiguration } from '../logs/types.js';
import { Kbd } from '../primitives/Kbd.js';
import { ChoiceMark, choiceColors } from './ChoiceMark.js';
import { changingValuesMessages } from './changing-values-messages.js';

export interface ValueListProps {
  field: FieldConfiguration;
  /** The current value. Omit it if there are several. */
  value?: DynamicValue | undefined;
  /** Text beside a choice. Called with null for the choice that removes the value. */
  note?: ((value: string | null) => ReactNode) | undefined;
  /** Whether a choice removes all options of a multiple choice field. By default, only if `value` is omitted. */
  clearable?: boolean;
  /** Called with the new value, and with null to remove it. `toggled` is the option that was added or removed. */
  onChoose: (change: { value: DynamicValue; toggled?: string }) => void;
}

interface Props extends ValueListProps {
  'aria-label': string;
  /** Receives the choice to focus when the list opens. */
  focusRef: RefObject<HTMLElement | null>;
}

const Root = styled.div`
  padding: 6px;

  &:focus {
    outline: none;
  }
`;

const Choice = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 32px;
  padding: 0 var(--cp-space-2);
  border-radius: var(--cp-radius-sm);
  color: var(--cp-text-primary);
  cursor: pointer;
  user-select: none;

  @media (max-width: 767.98px), (pointer: coarse) {
    min-height: 48px;
    & > kbd {
      display: none;
    }
  }
  &:focus {
    outline: none;
  }
  &:hover,
  &:focus {
    background: var(--cp-surface-active);
  }
  &:focus-visible {
    outline: 2px solid var(--cp-focus-ring);
    outline-offset: -2px;
  }
  & > span[dir] {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > small {
    flex: none;
    color: var(--cp-text-tertiary);
    font-size: var(--cp-text-xs);
    font-variant-numeric: tabular-nums;
  }
  & > svg:last-of-type:not(:first-child) {
    flex: none;
    color: var(--cp-text-secondary);
  }
  &[data-last] {
    position: relative;
    margin-block-start: 13px;
  }
  &[data-last]::before {
    content: '';
    position: absolute;
    inset: -7px -6px auto;
    border-block-start: 1px solid var(--cp-border-default);
  }
`;

/** How long a pause between two typed letters can be, in ms. */
const PAUSE = 500;

/** Returns where the arrow keys move to, or undefined for other keys. */
function stepTo(key: string, from: number, count: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: (from + 1) % count,
    ArrowUp: (from - 1 + count) % count,
    Home: 0,
    End: count - 1,
  };
  return steps[key];
}

/**
 * The choices of a field. Arrow keys move, 1 to 9 choose the first nine options, and typed letters move to the next
 * choice that begins with them.
 */
export function ValueList({ field, value, note, clearable, onChoose, focusRef, ...rest }: Props) {
  const text = useMessages(changingValuesMessages);
  const isMultiple = isList(field.fieldType);
  const current = isMultiple ? chosen(value ?? null) : typeof value === 'string' && value ? [value] : [];
  const choices: { value: string | null; label: string }[] = fieldChoices(
    field,
    useMessages(valueMessages),
    current,
  );
  const canBeEmpty = clearable ?? (!field.isRequired && !(isMultiple && value !== undefined));
  const all = canBeEmpty
    ? [...choices, { value: null, label: text.none({ field: field.fieldLabel }) }]
    : choices;
  const typed = useRef({ letters: '', at: 0 });
  const first = Math.max(
    0,
    all.findIndex((choice) => choice.value !== null && current.includes(choice.value)),
  );
  const isChosen = (choice: string | null) =>
    choice === null ? !clearable && value !== undefined && current.length === 0 : current.includes(choice);

  const choose = (choice: string | null | undefined) => {
    if (choice === undefined) return;
    if (!isMultiple || choice === null) return onChoose({ value: choice });
    const names = current.includes(choice)
      ? current.filter((name) => name !== choice)
      : choices.flatMap((one) =>
          one.value !== null && (one.value === choice || current.includes(one.value)) ? [one.value] : [],
        );
    if (names.length > 0 || !field.isRequired)
      onChoose({ value: names.length > 0 ? names : null, toggled: choice });
  };
  const typeAhead = (letter: string, from: number) => {
    const now = performance.now();
    const letters = now - typed.current.at < PAUSE ? typed.current.letters + letter : letter;
    typed.current = { letters, at: now };
    const start = letters.length === 1 ? from + 1 : from;
    const order = [...all.keys()].map((place) => (start + place) % all.length);
    return order.find((place) => all[place]?.label.toLowerCase().startsWith(letters.toLowerCase()));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey || key === 'Tab' || key === 'Escape') return;
    const items = [...currentTarget.querySelectorAll<HTMLElement>('[role="option"]')];
    const from = items.indexOf(currentTarget.ownerDocument.activeElement as HTMLElement);
    // The keys must not reach the table or the details around the button.
    event.stopPropagation();
    event.preventDefault();
    if (key === 'Enter' || key === ' ') return choose(all[from]?.value);
    if (/^[1-9]$/.test(key)) return choose(choices[Number(key) - 1]?.value);
    const to = stepTo(key, from, all.length) ?? (key.length === 1 ? typeAhead(key, from) : undefined);
    if (to !== undefined) items[to]?.focus();
  };

  return (
    <Root role="listbox" aria-multiselectable={isMultiple || undefined} {...rest} onKeyDown={onKeyDown}>
      <ColorRules colors={choiceColors([field])} />
      {all.map((choice, place) => (
        <Choice
          key={choice.value ?? ''}
          ref={(node: HTMLElement | null) => {
            if (place === first && node) focusRef.current = node;
          }}
          role="option"
          tabIndex={-1}
          aria-selected={isChosen(choice.value)}
          data-last={choice.value === null ? '' : undefined}
          onClick={() => choose(choice.value)}
        >
          <ChoiceMark field={field} value={choice.value} size={14} />
          <span dir="auto">{choice.label}</span>
          {note && <small>{note(choice.value)}</small>}
          {isChosen(choice.value) && choice.value !== null && (
            <Check size={16} strokeWidth={1.75} aria-hidden />
          )}
          {place < 9 && choice.value !== null && <Kbd aria-hidden>{place + 1}</Kbd>}
        </Choice>
      ))}
    </Root>
  );
}
