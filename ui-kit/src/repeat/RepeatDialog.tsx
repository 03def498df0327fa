import { addDays, type CalendarDate, daysBetween } from '@content-planner/model';
import { useId, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { formatWeekday } from '../dates/format-date.js';
import { perOpening } from '../internal/per-opening.js';
import { useKit } from '../kit/use-kit.js';
import { useTranslate } from '../kit/use-messages.js';
import type { CalendarEntry } from '../logs/types.js';
import type { TextsOf } from '../messages/define-messages.js';
import { Checkbox } from '../primitives/Checkbox.js';
import { DateInput } from '../primitives/DateInput.js';
import { Field } from '../primitives/Field.js';
import { FormDialog, type OwnFormDialogProps } from '../primitives/FormDialog.js';
import { Select } from '../primitives/Select.js';
import { TextInput } from '../primitives/TextInput.js';
import { DateList } from './DateList.js';
import { MAX_DATES, type MonthDay, placeInMonth, type RepeatRule } from './repeat-dates.js';
import { repeatDialogMessages } from './repeat-messages.js';
import { useRepetition } from './use-repetition.js';
import { WeekdayToggles } from './WeekdayToggles.js';

/** The days of a new entry. */
export interface RepeatedDays {
  startDate: CalendarDate;
  /** The last day, inclusive. New entries last as many days as the repeated entry. */
  endDate: CalendarDate;
}

/** Props of {@link RepeatDialog}. All other props are passed to the dialog element. */
export interface RepeatDialogProps extends OwnFormDialogProps {
  /** The entry to repeat. */
  entry: Pick<CalendarEntry, 'id' | 'title' | 'startDate' | 'endDate'>;
  /**
   * The first days of existing entries with the same kind and title as `entry`. The dialog marks these dates.
   * @default []
   */
  existingDates?: readonly CalendarDate[];
  /** Called with the days of the 1 to 100 new entries, in order. Close the dialog once they are created. */
  onSubmit: (submission: { days: RepeatedDays[] }) => void;
}

const NONE: readonly CalendarDate[] = [];
const UNITS: readonly RepeatRule['unit'][] = ['day', 'week', 'month'];

const Root = styled(FormDialog)`
  /* The button has room for three digits, so that the other button stays in place. */
  & [type='submit'] {
    min-width: 152px;
    font-variant-numeric: tabular-nums;
  }
`;

const Fields = styled.div`
  display: grid;
  gap: var(--cp-space-4);
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: var(--cp-space-2);

  & > [data-number] {
    width: 64px;
  }
  & > [data-number][data-invalid] {
    width: 120px;
  }
  & > [data-choice] {
    width: 224px;
  }
  & > [data-unit] {
    width: 116px;
    margin-block-start: 22px;
  }
  @media (max-width: 639px) {
    & > [data-choice] {
      flex: 1 1 120px;
      width: auto;
    }
  }
`;

const Preview = styled.section`
  display: grid;
  gap: var(--cp-space-2);

  & > p {
    margin: 0;
    color: var(--cp-text-secondary);
    font-size: var(--cp-text-xs);
    line-height: var(--cp-leading-xs);
    font-weight: var(--cp-weight-medium);
  }
  & > p + p,
  & > ul + p {
    color: var(--cp-warning-text);
  }
`;

const Hint = styled.span`
  color: var(--cp-text-secondary);
  font-size: var(--cp-text-xs);
  line-height: var(--cp-leading-xs);
`;

/** Returns the choices for the day of the month on which an entry repeats. */
function monthDayOptions(start: CalendarDate, text: TextsOf<typeof repeatDialogMessages>, locale: string) {
  const { week, isLast } = placeInMonth(start);
  const weekday = formatWeekday(start, 'long', locale);
  const options: { value: MonthDay; label: string }[] = [
    { value: 'day', label: text.onDay({ day: Number(start.slice(8)) }) },
  ];
  // Do not offer a fifth Friday, for example, because most months do not have one.
  if (week < 5) options.push({ value: 'nth', label: text.onWeekday({ week, weekday }) });
  if (isLast) options.push({ value: 'last', label: text.onWeekday({ week: 'last', weekday }) });
  return options;
}

/**
 * A dialog that repeats an entry every n days, weeks or months. It lists the new dates, and the user can remove some of
 * them. The form resets each time the dialog opens, and the dialog closes only when `open` becomes false.
 *
 * @example
 * <RepeatDialog open={open} entry={entry} busy={saving} onOpenChange={({ open }) => setOpen(open)}
 *   onSubmit={({ days }) => create(days)} />
 */
export const RepeatDialog = perOpening(
  function RepeatDialog({ entry, existingDates = NONE, onSubmit, ...rest }: RepeatDialogProps, ref) {
    const { locale } = useKit();
    const translate = useTranslate();
    const text = translate(repeatDialogMessages);
    const { startDate: start, endDate } = entry;
    const { values, change, isChanged, errors, every, dates, isCut } = useRepetition(
      start,
      translate,
      locale,
    );
    const [removed, setRemoved] = useState<ReadonlySet<CalendarDate>>(new Set());
    const existing = useMemo(() => new Set(existingDates), [existingDates]);
    const countId = useId();
    const moreDays = Math.max(daysBetween(start, endDate), 0);
    const kept = dates.filter(({ date }) => !removed.has(date));
    const days = kept.map(({ date }) => ({ startDate: date, endDate: addDays(date, moreDays) }));
    const toggle = (date: CalendarDate) => {
      const next = new Set(removed);
      if (!next.delete(date)) next.add(date);
      setRemoved(next);
    };
    return (
      <Root
        {...rest}
        ref={ref}
        title={text.title({ title: entry.title })}
        dirty={isChanged || removed.size > 0}
        onSubmit={() => onSubmit({ days })}
        submitLabel={text.create({ count: kept.length })}
        submitDisabled={kept.length === 0}
        footerStart={<Hint>{text.hint}</Hint>}
      >
        <Fields>
          <Row>
            <Field label={text.every({ unit: values.unit, every })} error={errors.every} data-number="">
              {(control) => (
                <TextInput
                  {...control}
                  inputMode="numeric"
                  autoComplete="off"
                  value={values.every}
                  onChange={({ target }) => change({ every: target.value })}
                />
              )}
            </Field>
            <div data-unit="">
              <Select
                aria-label={text.unitName}
                options={UNITS.map((unit) => ({ value: unit, label: text.unit({ unit, every }) }))}
                value={values.unit}
                onValueChange={({ value }) => change({ unit: value as RepeatRule['unit'] })}
              />
            </div>
            {values.unit === 'week' && (
              <Field label={text.on({ unit: 'week' })} error={errors.weekdays}>
                {({ id, 'aria-describedby': describedBy }) => (
                  <WeekdayToggles
                    id={id}
                    aria-describedby={describedBy}
                    aria-label={text.on({ unit: 'week' })}
                    value={values.weekdays}
                    onValueChange={({ value }) => change({ weekdays: value })}
                  />
                )}
              </Field>
            )}
            {values.unit === 'month' && (
              <Field
                label={text.on({ unit: 'month' })}
                hint={values.monthDay === 'day' && Number(start.slice(8)) > 28 && text.shortMonths}
                data-choice=""
              >
                {(control) => (
                  <Select
                    {...control}
                    options={monthDayOptions(start, text, locale)}
                    value={values.monthDay}
                    onValueChange={({ value }) => change({ monthDay: value as MonthDay })}
                  />
                )}
              </Field>
            )}
          </Row>
          <Row>
            <Field label={text.ends} data-choice="">
              {(control) => (
                <Select
                  {...control}
                  options={[
                    { value: 'date', label: text.onDate },
                    { value: 'times', label: text.afterTimes },
                  ]}
                  value={values.endsWith}
                  onValueChange={({ value }) => change({ endsWith: value as 'date' | 'times' })}
                />
              )}
            </Field>
            {values.endsWith === 'times' ? (
              <Field label={text.times} error={errors.times} data-number="">
                {(control) => (
                  <TextInput
                    {...control}
                    inputMode="numeric"
                    autoComplete="off"
                    value={values.times}
                    onChange={({ target }) => change({ times: target.value })}
                  />
                )}
              </Field>
            ) : (
              <Field label={text.date} error={errors.until} data-choice="">
                {(control) => (
                  <DateInput
                    {...control}
                    value={values.until}
                    onValueChange={({ value }) => change({ until: value })}
                  />
                )}
              </Field>
            )}
          </Row>
          <Checkbox
            checked={values.skipWeekends}
            onCheckedChange={({ checked }) => change({ skipWeekends: checked })}
          >
            {text.skipWeekends}
          </Checkbox>
          <Preview>
            <p id={countId} role="status">
              {text.count({ count: kept.length })}
            </p>
            {dates.length > 0 && (
              <DateList
                dates={dates}
                moreDays={moreDays}
                removed={removed}
                existing={existing}
                onToggle={toggle}
                aria-labelledby={countId}
              />
            )}
            {isCut && <p role="status">{text.tooMany({ max: MAX_DATES })}</p>}
          </Preview>
        </Fields>
      </Root>
    );
  },
  ({ entry }) => entry.id,
);
