import { Calendar as CalendarIcon } from 'lucide-react';
import { forwardRef, useRef, useState } from 'react';
import { DayPicker } from 'react-day-picker';
import { styled } from 'styled-components';
import { formatShortDate } from '../dates/format-date.js';
import { isCalendarDate } from '../dates/is-calendar-date.js';
import { localDate } from '../dates/local-date.js';
import { parseTypedDate } from '../dates/parse-typed-date.js';
import { toCalendarDate } from '../dates/to-calendar-date.js';
import type { CalendarDate } from '../logs/types.js';
import { dayPickerStyle } from './day-picker-style.js';
import type { FieldControl } from './Field.js';
import { inputStyle } from './input-style.js';
import { Popover } from './Popover.js';

/** Props of DateInput. */
export interface DateInputProps extends Partial<FieldControl> {
  /** A calendar date, or text that is none and stays for the user to mend; empty for none. */
  value: string;
  /** Called on blur and on a pick. `value` is a calendar date, or the text as it was typed. */
  onValueChange: (change: { value: CalendarDate | string }) => void;
  /** @default 'MM/DD/YYYY' */
  placeholder?: string;
  /** Name of the button that opens the picker. @default 'Choose a date' */
  pickLabel?: string;
  /** First day of the picker's weeks, 0 for Sunday (decision S14). @default 0 */
  weekStartsOn?: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  onBlur?: () => void;
}

const Box = styled.div`
  position: relative;

  & > input {
    ${inputStyle}
    padding-inline-end: 36px;
    font-variant-numeric: tabular-nums;
  }
  & > button {
    position: absolute;
    inset-block: 2px;
    inset-inline-end: 2px;
    display: grid;
    place-content: center;
    width: 32px;
    border: 0;
    border-radius: var(--cp-radius-sm);
    background: none;
    color: var(--cp-text-tertiary);
    cursor: pointer;
  }
  & > button:hover {
    background: var(--cp-surface-hover);
    color: var(--cp-text-primary);
  }
`;

const Picker = styled.div`
  ${dayPickerStyle}
`;

const display = (value: string): string => (isCalendarDate(value) ? formatShortDate(value) : value);

/**
 * A calendar date, typed as MM/DD/YYYY or as digits, or picked (spec, section 5; decision S12). What
 * is typed is read on blur; text that is no date stays in the field and is given as it is, so that the
 * form can refuse it and nothing is lost.
 *
 * @example
 * <DateInput value="2026-03-08" onValueChange={({ value }) => setDate(value)} />
 */
export const DateInput = forwardRef<HTMLInputElement, DateInputProps>(function DateInput(
  {
    value,
    onValueChange,
    placeholder = 'MM/DD/YYYY',
    pickLabel = 'Choose a date',
    weekStartsOn = 0,
    onBlur,
    ...rest
  },
  ref,
) {
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const selected = isCalendarDate(value) ? localDate(value) : undefined;

  const read = () => {
    if (typed !== null) {
      const text = typed.trim();
      onValueChange({ value: parseTypedDate(text) ?? text });
      setTyped(null);
    }
    onBlur?.();
  };

  return (
    <Box>
      <input
        ref={ref}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        placeholder={placeholder}
        value={typed ?? display(value)}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={read}
        onKeyDown={(event) => {
          // Enter submits the form, which must get what was just typed.
          if (event.key === 'Enter') read();
        }}
        {...rest}
      />
      <button
        ref={button}
        type="button"
        aria-label={pickLabel}
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <CalendarIcon size={16} />
      </button>
      <Popover
        open={open}
        onOpenChange={({ open }) => setOpen(open)}
        anchorRef={button}
        align="end"
        aria-label={pickLabel}
      >
        <Picker>
          <DayPicker
            autoFocus
            mode="single"
            weekStartsOn={weekStartsOn}
            selected={selected}
            {...(selected && { defaultMonth: selected })}
            onSelect={(day) => {
              if (day) onValueChange({ value: toCalendarDate(day) });
              setTyped(null);
              setOpen(false);
            }}
          />
        </Picker>
      </Popover>
    </Box>
  );
});
