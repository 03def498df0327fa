import type { Weekday } from '@content-planner/model';
import { formatFullDate, formatMonth, formatMonthDay, formatWeekday } from '../dates/format-date.js';
import { useKit } from '../kit/use-kit.js';
import { useMessages } from '../kit/use-messages.js';
import { Field } from '../primitives/Field.js';
import { Select } from '../primitives/Select.js';
import { TextInput } from '../primitives/TextInput.js';
import { isoDate, type MonthReading } from './date-texts.js';
import { periodKey } from './find-years.js';
import { importWizardMessages } from './import-messages.js';
import { Group, Radios } from './reading-groups.js';
import type { ImportPlan } from './use-import-plan.js';

/** Monday first, because calendar weeks start on Mondays. */
const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 0];

const MONTH_READINGS: readonly MonthReading[] = ['day', 'first', 'none'];

/** How the dates of the sheet are read, and questions about them. */
export function DateReading({ plan }: { plan: ImportPlan }) {
  const text = useMessages(importWizardMessages);
  const { locale } = useKit();
  const { dates, months, order, swap, datesAbove } = plan;
  const evidenceText = (evidence: NonNullable<typeof dates.evidence>) => {
    if (evidence.type === 'weekday') return text.weekdayFits(evidence);
    if (evidence.type === 'close') return text.closeDates(evidence);
    return evidence.type === 'dots' ? text.dots(evidence) : text.onlyFit(evidence);
  };
  const hasOrder = dates.mustAsk || dates.evidence !== null;
  return (
    <>
      {hasOrder && (
        <Radios
          title={text.dates}
          options={dates.orders.map((value) => ({
            value,
            label: text.dateOrder({ order: value }),
          }))}
          value={order}
          onChoose={(value) => plan.choose({ order: value })}
        >
          {dates.evidence && <p>{evidenceText(dates.evidence)}</p>}
          {dates.mustAsk && order === null && (
            <p role="status">{dates.isMixed ? text.mixedOrders : text.chooseOrder}</p>
          )}
        </Radios>
      )}
      {months && (
        <Radios
          title={text.months}
          options={MONTH_READINGS.filter((value) => months.isUnclear || value !== 'day').map((value) => ({
            value,
            label: text.monthReading({
              reading: value,
              month:
                value === 'day'
                  ? formatMonthDay(isoDate(2024, months.month, months.year % 100), locale)
                  : formatMonth(isoDate(months.year, months.month, 1), locale),
            }),
          }))}
          value={months.reading}
          onChoose={(value) => plan.choose({ months: value })}
        >
          <p role="status">{text.monthsHint(months)}</p>
        </Radios>
      )}
      {swap && (
        <Radios
          title={text.swap}
          options={(['yes', 'no'] as const).map((value) => ({
            value,
            label: text.swapChoice({
              swaps: value === 'yes',
              row: swap.row,
              date: formatFullDate(value === 'yes' ? swap.swapped : swap.stored, locale),
            }),
          }))}
          value={plan.swaps === null ? null : plan.swaps ? 'yes' : 'no'}
          onChoose={(value) => plan.choose({ swaps: value === 'yes' })}
        >
          <p role="status">{text.swapHint({ dates: swap.dates.size, texts: swap.texts, text: swap.text })}</p>
        </Radios>
      )}
      {dates.week && (
        <Group>
          <Field label={text.weekday}>
            {(control) => (
              <Select
                {...control}
                options={WEEKDAYS.map((weekday) => ({
                  value: String(weekday),
                  label: formatWeekday(`2023-01-0${weekday + 1}`, 'long', locale),
                }))}
                placeholder={text.chooseWeekday}
                value={plan.weekday === null ? null : String(plan.weekday)}
                onValueChange={({ value }) => plan.choose({ weekday: Number(value) as Weekday })}
              />
            )}
          </Field>
          <p role="status">{text.weeks(dates.week)}</p>
        </Group>
      )}
      {datesAbove.size > 0 && (
        <Radios
          title={text.datesAbove}
          options={(['yes', 'no'] as const).map((value) => ({
            value,
            label: text.datesAboveChoice({ use: value === 'yes' }),
          }))}
          value={plan.usesDatesAbove === null ? null : plan.usesDatesAbove ? 'yes' : 'no'}
          onChoose={(value) => plan.choose({ usesDatesAbove: value === 'yes' })}
        >
          <p role="status">{text.datesAboveHint({ count: datesAbove.size })}</p>
        </Radios>
      )}
      {plan.instant && (
        <Radios
          title={text.zones}
          options={(['no', 'yes'] as const).map((value) => ({
            value,
            label: text.zoneChoice({ keeps: value === 'yes', zone: plan.timeZone }),
          }))}
          value={plan.keepsDays ? 'yes' : 'no'}
          onChoose={(value) => plan.choose({ keepsDays: value === 'yes' })}
        >
          <p>{text.zone(plan.instant)}</p>
        </Radios>
      )}
      {(plan.undated || dates.ranges > 0) && (
        <Group>
          {plan.undated && (
            <p>
              {text.undated({
                from: formatFullDate(plan.undated.from, locale),
                to: formatFullDate(plan.undated.to, locale),
              })}
            </p>
          )}
          {dates.ranges > 0 && <p>{text.ranges({ count: dates.ranges })}</p>}
        </Group>
      )}
      {plan.periods.length > 0 && (
        <Radios
          title={text.undatedYears}
          options={plan.periods.map((period) => ({
            value: periodKey(period),
            label: text.period({
              from: formatFullDate(period.from, locale),
              to: formatFullDate(period.to, locale),
            }),
          }))}
          value={plan.period}
          onChoose={(period) => plan.choose({ period })}
        >
          {plan.period === null && <p role="status">{text.choosePeriod}</p>}
        </Radios>
      )}
      {dates.lacksYear && plan.year !== null && (
        <Field label={text.year}>
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              key={plan.undated === null ? '' : 'undated'}
              defaultValue={String(plan.year)}
              onChange={({ target }) => {
                if (/^\d{4}$/.test(target.value)) plan.choose({ year: Number(target.value) });
              }}
            />
          )}
        </Field>
      )}
    </>
  );
}
