import { useId } from 'react';
import { styled } from 'styled-components';
import { formatWeekday } from '../../dates/format-date.js';
import { weekdaysFrom } from '../../dates/weekdays-from.js';
import { useKit } from '../../kit/use-kit.js';
import { useMessages } from '../../kit/use-messages.js';
import { useSharedFields } from '../../kit/use-shared-fields.js';
import { isChoice } from '../../logs/field-types/field-text.js';
import type { CalendarEntry } from '../../logs/types.js';
import { Checkbox } from '../../primitives/Checkbox.js';
import { Field } from '../../primitives/Field.js';
import { Popover } from '../../primitives/Popover.js';
import { SegmentedControl } from '../../primitives/SegmentedControl.js';
import { Select } from '../../primitives/Select.js';
import type { ButtonPopoverProps } from '../../primitives/use-popover-button.js';
import { calendarMessages } from '../calendar-messages.js';
import type { DateRange } from '../layout/range-of-days.js';
import { appearanceMessages } from './appearance-messages.js';
import type { CalendarAppearance, ColorBy } from './calendar-appearance.js';
import { Legend } from './Legend.js';
import { sharedField } from './use-entry-look.js';

/** The appearance menu's data and its change handler. */
export interface AppearanceControl {
  /** The current settings. */
  appearance: CalendarAppearance;
  onAppearanceChange: (change: { appearance: CalendarAppearance }) => void;
  /** The displayed entries, for the legend. */
  entries: readonly CalendarEntry[];
  /** The displayed days. The legend ignores entries on other days. Defaults to all days. */
  range?: DateRange | undefined;
}

interface AppearancePopoverProps extends ButtonPopoverProps, AppearanceControl {}

const Root = styled.div`
  display: grid;
  gap: var(--cp-space-3);
  width: 300px;
  max-width: 100%;
  padding: var(--cp-space-3) var(--cp-space-4) var(--cp-space-4);

  h2 {
    margin: 0;
    font-size: var(--cp-text-sm);
    line-height: var(--cp-leading-sm);
    font-weight: var(--cp-weight-semibold);
  }

  fieldset {
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }

  legend,
  p {
    margin: 0 0 4px;
    padding: 0;
    color: var(--cp-text-secondary);
    font-size: var(--cp-text-xs);
    line-height: var(--cp-leading-xs);
    font-weight: var(--cp-weight-medium);
  }

  [role='group'] {
    display: flex;
  }
`;

// Field ids are UUIDs, so they never equal 'brand' or 'kind'.
const colorByOf = (value: string): ColorBy =>
  value === 'brand' || value === 'kind' ? value : { fieldId: value };

const WEEK_STARTS = [0, 1, 6] as const;

const isIn = ({ startDate, endDate }: CalendarEntry, { from, to }: DateRange) =>
  startDate <= to && endDate >= from;

/** The popover with the appearance settings. Every change applies immediately. */
export function AppearancePopover({
  appearance,
  onAppearanceChange,
  entries,
  range,
  ...popover
}: AppearancePopoverProps) {
  const { locale, fields: configurations } = useKit();
  const text = useMessages(appearanceMessages);
  const inCalendar = useMessages(calendarMessages);
  const fields = useSharedFields();
  const titleId = useId();
  const { colorBy, shows, maxPerDay, hideWeekends, density, weekStart } = appearance;
  const change = (part: Partial<CalendarAppearance>) =>
    onAppearanceChange({ appearance: { ...appearance, ...part } });
  const optionsOf = (offered: typeof fields) => offered.map(({ id, name }) => ({ value: id, label: name }));
  const idOf = (id: string | null) => sharedField(id, configurations)?.id ?? id;
  const dropdowns = fields.filter(({ fieldType }) => isChoice(fieldType));
  return (
    <Popover {...popover} align="end" aria-labelledby={titleId}>
      <Root>
        <h2 id={titleId}>{inCalendar.appearance}</h2>
        <Field label={text.colorBy}>
          {(bound) => (
            <Select
              {...bound}
              options={[
                { value: 'brand', label: text.colorByBrand },
                { value: 'kind', label: text.colorByKind },
                ...optionsOf(dropdowns),
              ]}
              value={typeof colorBy === 'string' ? colorBy : idOf(colorBy.fieldId)}
              onValueChange={({ value }) => value !== null && change({ colorBy: colorByOf(value) })}
            />
          )}
        </Field>
        <Legend entries={range ? entries.filter((entry) => isIn(entry, range)) : entries} colorBy={colorBy} />
        <fieldset>
          <legend>{text.entriesShow}</legend>
          <Checkbox
            checked={shows.icon}
            onCheckedChange={({ checked }) => change({ shows: { ...shows, icon: checked } })}
          >
            {text.showIcon}
          </Checkbox>
          <Checkbox
            checked={shows.initials}
            onCheckedChange={({ checked }) => change({ shows: { ...shows, initials: checked } })}
          >
            {text.showInitials}
          </Checkbox>
        </fieldset>
        {fields.length > 0 && (
          <Field label={text.showField}>
            {(bound) => (
              <Select
                {...bound}
                options={optionsOf(fields)}
                emptyLabel={text.showNoField}
                value={idOf(shows.fieldId)}
                onValueChange={({ value }) => change({ shows: { ...shows, fieldId: value } })}
              />
            )}
          </Field>
        )}
        <div>
          <p aria-hidden="true">{text.entriesPerDay}</p>
          <SegmentedControl
            label={text.entriesPerDay}
            segments={[
              { value: 'three', label: text.usualPerDay },
              { value: 'fit', label: text.asManyAsFit },
            ]}
            value={maxPerDay}
            onValueChange={({ value }) => change({ maxPerDay: value === 'fit' ? 'fit' : 'three' })}
          />
        </div>
        <div>
          <p aria-hidden="true">{text.density}</p>
          <SegmentedControl
            label={text.density}
            segments={[
              { value: 'comfortable', label: text.comfortable },
              { value: 'compact', label: text.compact },
            ]}
            value={density}
            onValueChange={({ value }) =>
              change({ density: value === 'compact' ? 'compact' : 'comfortable' })
            }
          />
        </div>
        <Field label={text.weekStart}>
          {(bound) => (
            <Select
              {...bound}
              options={WEEK_STARTS.map((start) => ({
                value: String(start),
                label: formatWeekday(weekdaysFrom(start)[0] ?? '', 'long', locale),
              }))}
              emptyLabel={text.usualWeekStart}
              value={weekStart === null ? null : String(weekStart)}
              onValueChange={({ value }) =>
                change({ weekStart: WEEK_STARTS.find((start) => String(start) === value) ?? null })
              }
            />
          )}
        </Field>
        <Checkbox checked={hideWeekends} onCheckedChange={({ checked }) => change({ hideWeekends: checked })}>
          {inCalendar.hideWeekends}
        </Checkbox>
      </Root>
    </Popover>
  );
}
