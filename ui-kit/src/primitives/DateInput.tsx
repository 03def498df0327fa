import { type CalendarDate, isCalendarDate, today } from '@content-planner/model';
import { Calendar as CalendarIcon } from 'lucide-react';
import { forwardRef, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { parseDateText } from '../dates/parse-date-text.js';
import { typedDateFormat } from '../dates/typed-date-format.js';
import { useValue } from '../internal/use-controlled.js';
import { useKit } from '../kit/use-kit.js';
import { useMessages } from '../kit/use-messages.js';
import { DatePicker } from './DatePicker.js';
import { dateInputMessages } from './date-input-messages.js';
import { inputButtonStyle } from './input-button-style.js';
import type { InputControlProps } from './input-control-props.js';
import { inputStyle } from './input-style.js';
import { Popover } from './Popover.js';

/**
 * Props of DateInput. `className` and `style` are passed to the root element. `ref` and all other props are passed to
 * the `<input>`.
 */
export interface DateInputProps extends InputControlProps {
  /**
   * A calendar date (`YYYY-MM-DD`), an empty string, or invalid text, which the field keeps for the user to fix. If
   * this is omitted, the field keeps its own value.
   */
  value?: string;
  /** Called on blur and when a day is picked. `value` is a calendar date, or the text as typed. */
  onValueChange?: (change: { value: CalendarDate | string }) => void;
  /** Defaults to the format of the locale: 'MM/DD/YYYY' for 'en-US', 'DD.MM.YYYY' for 'de-DE'. */
  placeholder?: string;
  /** The first day of the week in the picker, where 0 is Sunday. @default 0 */
  weekStartsOn?: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  /**
   * The date that the picker marks as today and that words such as 'tomorrow' are relative to. Defaults to the current
   * date in the user's time zone.
   */
  today?: CalendarDate;
  /**
   * The date to which an offset such as '+7' is added. For example, in the field for the last day of an event, pass the
   * event's first day.
   * @default today
   */
  countFrom?: CalendarDate;
}

const Box = styled.div`
  & > input {
    ${inputStyle}
    font-variant-numeric: tabular-nums;
  }
  ${inputButtonStyle}
`;

/**
 * A field for a calendar date that users type or pick. Typed text is parsed on blur, in the format of the locale: for
 * 'en-US', as MM/DD/YYYY, as digits, or as '11/20', 'nov 20', 'fri', 'next tue', 'tomorrow' or '+7'. Invalid text stays
 * in the field and is passed to `onValueChange`, so that the form can display an error and nothing is lost.
 *
 * @example
 * <DateInput value="2026-03-08" onValueChange={({ value }) => setDate(value)} />
 */
export const DateInput = forwardRef<HTMLInputElement, DateInputProps>(function DateInput(
  {
    value: given,
    defaultValue = '',
    onValueChange,
    placeholder,
    weekStartsOn = 0,
    today: givenToday,
    countFrom,
    disabled = false,
    onBlur,
    onKeyDown,
    className,
    style,
    ...rest
  },
  ref,
) {
  const { locale } = useKit();
  const [value, change] = useValue({ value: given, defaultValue, onValueChange });
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const day = useRef<HTMLElement>(null);
  const text = useMessages(dateInputMessages);
  const { format, pattern } = typedDateFormat(locale);

  const parse = () => {
    if (typed !== null) {
      const text = typed.trim();
      const options = { today: givenToday ?? today(), ...(countFrom && { countFrom }), locale };
      change(parseDateText(text, options) ?? text);
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
        placeholder={placeholder ?? text.format({ pattern })}
        disabled={disabled}
        value={typed ?? (isCalendarDate(value) ? format(value) : value)}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={parse}
        onKeyDown={(event) => {
          // Parse the typed text before Enter submits the form.
          if (event.key === 'Enter') parse();
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
          today={givenToday}
          weekStartsOn={weekStartsOn}
          dayRef={day}
        />
      </Popover>
    </Box>
  );
});
