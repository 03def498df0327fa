import { type Condition, conditionOn, type Filter, withCondition } from '@content-planner/model';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { ColorRules } from '../colors/ColorRules.js';
import { cssString } from '../internal/css-string.js';
import { useLatest } from '../internal/use-latest.js';
import { useKinds } from '../kit/use-kinds.js';
import { useKit } from '../kit/use-kit.js';
import { useMessages, useTranslate } from '../kit/use-messages.js';
import { SegmentedControl } from '../primitives/SegmentedControl.js';
import { choiceColors } from '../value-menu/ChoiceMark.js';
import { AddCondition } from './AddCondition.js';
import { activeFilters } from './active-filters.js';
import { ConditionLine } from './ConditionLine.js';
import { filterText } from './describe-filter.js';
import { FilterSectionFrame } from './FilterSectionFrame.js';
import { filterOfLines, isComplete, linesOf, operatorsFor, withOperator } from './filter-lines.js';
import { filterMessages } from './filter-messages.js';
import { Lines } from './lines-style.js';
import { TextFilter } from './TextFilter.js';
import { type LineField, useLineFields } from './use-line-fields.js';

export interface MoreFiltersProps {
  filter: Filter;
  onFilterChange: (change: { filter: Filter }) => void;
  /** Whether there is a text filter. */
  text: boolean;
  /** Which entries are visible if the filter has no condition on `@showOnCalendar`. */
  visibility: 'shown' | 'both';
  textRef: RefObject<HTMLInputElement | null>;
}

/** Whether a condition has its own control, such as the button for kinds. */
const hasOwnControl = ({ field, operator }: Condition, hasText: boolean) =>
  (operator === 'isAnyOf' && (field === '@kind' || field === '@brand')) ||
  (operator === 'isNotEmpty' && field === '@kind') ||
  (hasText && operator === 'contains' && field === '@title') ||
  field === '@showOnCalendar';

/** The filters for text and visibility, and a line for each other condition. */
export function MoreFilters({
  filter,
  onFilterChange,
  text: hasText,
  visibility,
  textRef,
}: MoreFiltersProps) {
  const text = useMessages(filterMessages);
  const { brands, fields: fieldConfigurations, locale } = useKit();
  const kinds = useKinds();
  const translate = useTranslate();
  const fields = useLineFields();
  const root = useRef<HTMLDivElement>(null);
  // A condition that lacks a value is not part of the filter yet.
  const [draft, setDraft] = useState<Condition | null>(null);
  const [added, setAdded] = useState<string | null>(null);
  // Text arrives after a delay, so apply it to the latest filter, whose other parts might have changed by then.
  const latest = useLatest(filter);
  const change = (next: (filter: Filter) => Filter) => onFilterChange({ filter: next(latest.current) });
  useEffect(() => {
    if (added === null) return;
    const line = root.current?.querySelector(`[data-field=${cssString(added)}]`);
    // A list of values is already open and has the focus.
    if (line?.querySelector('[data-value] [aria-expanded=true][aria-haspopup=dialog]')) return;
    const control = line?.querySelector<HTMLElement>('[data-value] :is(input, button)');
    (control ?? line?.querySelector<HTMLElement>('[role=combobox]'))?.focus();
  }, [added]);
  const both = visibility === 'both';
  const isVisible = conditionOn(filter, '@showOnCalendar', 'is')?.value;
  const isSame = (a: Condition, b: Condition) => a.field === b.field && a.operator === b.operator;
  const lines = linesOf(filter);
  const shown = [...lines.filter((line) => !hasOwnControl(line, hasText)), ...(draft ? [draft] : [])];
  const replace = (before: Condition, next: Condition | undefined) => {
    const type = fields.find(({ id }) => id === before.field)?.type;
    const isKept = next !== undefined && type !== undefined && isComplete(next, type);
    if (next && !isKept) setDraft(next);
    else if (draft && isSame(draft, before)) setDraft(null);
    change((last) => {
      const all = linesOf(last);
      const place = all.findIndex((line) => isSame(line, before));
      if (place < 0) return isKept ? filterOfLines([...all, next]) : last;
      return filterOfLines(all.toSpliced(place, 1, ...(isKept ? [next] : [])));
    });
  };
  const add = (field: LineField) => {
    const taken = lines.filter((line) => line.field === field.id).map(({ operator }) => operator);
    const operator = operatorsFor(field).find((one) => !taken.includes(one));
    if (!operator) return;
    const next = withOperator({ field: field.id }, operator, field.type);
    setAdded(`${field.id}:${operator}`);
    replace(next, next);
  };
  const described = (line: Condition) =>
    activeFilters({
      filter: filterOfLines([line]),
      ...{ brands, fieldConfigurations, kinds, locale, translate },
    })
      .map(filterText)
      .join(' ');
  return (
    <>
      {hasText && (
        <FilterSectionFrame label={text.textFilter}>
          <TextFilter
            inputRef={textRef}
            label={text.textFilter}
            placeholder={text.textPlaceholder}
            value={conditionOn(filter, '@title', 'contains')?.value as string | undefined}
            onChange={(words) => change((last) => withCondition(last, '@title', 'contains', words))}
          />
        </FilterSectionFrame>
      )}
      <FilterSectionFrame label={text.visibilityFilter}>
        <SegmentedControl
          data-wide=""
          label={text.visibilityFilter}
          segments={[...(['shown', 'hidden'] as const), ...(both ? (['both'] as const) : [])].map(
            (value) => ({ value, label: text.visibility[value] }),
          )}
          value={isVisible === undefined ? visibility : isVisible ? 'shown' : 'hidden'}
          onValueChange={({ value }) =>
            onFilterChange({
              filter: withCondition(
                filter,
                '@showOnCalendar',
                'is',
                value === visibility ? undefined : value === 'shown',
              ),
            })
          }
        />
      </FilterSectionFrame>
      <ColorRules
        colors={choiceColors(
          fields.flatMap(({ id, marks }) => (marks && shown.some(({ field }) => field === id) ? marks : [])),
        )}
      />
      <Lines ref={root}>
        {shown.map((line, index) => {
          const key = `${line.field}:${line.operator}`;
          const names = { condition: described(line), place: index + 1, total: shown.length };
          return (
            <ConditionLine
              key={key}
              line={line}
              id={key}
              field={fields.find(({ id }) => id === line.field)}
              names={names}
              others={shown.filter((one) => one.field === line.field && one !== line)}
              isNew={added === key && line === draft}
              onChange={(next) => replace(line, next)}
            />
          );
        })}
      </Lines>
      <AddCondition fields={fields} onAdd={add} />
    </>
  );
}
