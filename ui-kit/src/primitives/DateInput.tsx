import { Calendar as CalendarIcon } from 'lucide-react';
import { forwardRef, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { formatShortDate } from '../dates/format-date.js';
import { isCalendarDate } from '../dates/is-calendar-date.js';
import { parseTypedDate } from '../dates/parse-typed-date.js';
import type { CalendarDate } from '../logs/types.js';
import { DatePicker } from './DatePicker.js';
import { type DateInputLabels, dateInputLabels } from './date-input-labels.js';
import { inputButtonStyle } from './input-button-style.js';
import type { InputControlProps } from './input-control-props.js';
import { inputStyle } from './input-style.js';
import { Popover } from './Popover.js';
import { useValue } from './use-controlled.js';

/** Props of DateInput. `className` and `style` go to the root element, `ref` and all others to the `<input>`. */
export interface DateInputProps extends InputControlProps {
  /**
   * A calendar date, or text that is none and stays for the user to mend; empty for none. Without it the field keeps
   * it.
   */
  value?: string;
  /** Called on blur and on a pick. `value` is a calendar date, or the text as it was typed. */
  onValueChange?: (change: { value: CalendarDate | string }) => void;
  /** @default 'MM/DD/YYYY' */
  placeholder?: string;
  /** First day of the picker's weeks, 0 for Sunday. @default 0 */
  weekStartsOn?: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  /** Locale of the picker, such as 'de'; the text is month/day/year in all of them. @default 'en-US' */
  locale?: string;
  labels?: Partial<DateInputLabels>;
}

const Box = styled.div`
  & > input {
    ${inputStyle}
    font-variant-numeric: tabular-nums;
  }
  ${inputButtonStyle}
`;

const display = (value: string): string => (isCalendarDate(value) ? formatShortDate(value) : value);

/**
 * A calendar date, typed as MM/DD/YYYY or as digits, or picked. What
 * is typed is read on blur; text that is no date stays in the field and is given as it is, so that the
 * form can refuse it and nothing is lost.
 *
 * @example
 * <DateInput value="2026-03-08" onValueChange={({ value }) => setDate(value)} />
 */
export const DateInput = forwardRef<HTMLInputElement, DateInputProps>(function DateInput(
  {
    value: given,
    defaultValue = '',
    onValueChange,
    placeholder = 'MM/DD/YYYY',
    weekStartsOn = 0,
    locale = 'en-US',
    disabled = false,
    onBlur,
    onKeyDown,
    labels,
    className,
    style,
    ...rest
  },
  ref,
) {
  const [value, change] = useValue({ value: given, defaultValue, onValueChange });
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const day = useRef<HTMLElement>(null);
  const text = { ...dateInputLabels, ...labels };

  const read = () => {
    if (typed !== null) {
      const text = typed.trim();
      change(parseTypedDate(text) ?? text);
      setTyped(null);
    }
    onBlur?.();
  };

  return (
    <Box className={className} style={style}>
      <input
        ref={ref}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        placeholder={placeholder}
        disabled={disabled}
        value={typed ?? display(value)}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={read}
        onKeyDown={(event) => {
          // Enter submits the form, which must get what was just typed.
          if (event.key === 'Enter') read();
          onKeyDown?.(event);
        }}
        {...rest}
      />
      <button
        ref={button}
        type="button"
        disabled={disabled}
        aria-label={text.choose}
        aria-haspopup="dialog"
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
        initialFocusRef={day}
        aria-label={text.choose}
      >
        <DatePicker
          value={isCalendarDate(value) ? value : null}
          onPick={(picked) => {
            if (picked.value !== null) change(picked.value);
            setTyped(null);
            setOpen(false);
          }}
          weekStartsOn={weekStartsOn}
          locale={locale}
          labels={text}
          dayRef={day}
        />
      </Popover>
    </Box>
  );
});
