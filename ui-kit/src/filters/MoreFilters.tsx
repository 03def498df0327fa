import { conditionOn, type Filter, withCondition } from '@content-planner/model';
import { Plus, X } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { cssString } from '../internal/css-string.js';
import { useMessages } from '../kit/use-messages.js';
import { useSharedFields } from '../kit/use-shared-fields.js';
import { fieldTypeOf } from '../logs/field-types/index.js';
import type { FieldConfiguration } from '../logs/types.js';
import { Button } from '../primitives/Button.js';
import { IconButton } from '../primitives/IconButton.js';
import { Menu } from '../primitives/Menu.js';
import { SegmentedControl } from '../primitives/SegmentedControl.js';
import { withField, withoutField } from './change-filter.js';
import { FieldFilterControl } from './FieldFilterControl.js';
import { FilterSectionFrame } from './FilterSectionFrame.js';
import { filterMessages } from './filter-messages.js';
import { TextFilter } from './TextFilter.js';

export interface MoreFiltersProps {
  filter: Filter;
  onFilterChange: (change: { filter: Filter }) => void;
  /** Whether there is a text filter. */
  text: boolean;
  /** Which entries are visible if the filter has no condition on `@showOnCalendar`. */
  visibility: 'shown' | 'both';
  textRef: RefObject<HTMLInputElement | null>;
}

/** Whether the filter of a field is only displayed if the user adds it. */
function isExtra({ fieldType }: FieldConfiguration): boolean {
  const { filter } = fieldTypeOf(fieldType);
  return filter !== 'choice' && filter !== 'choices' && filter !== 'boolean';
}

/** The filters for text, visibility and custom fields. */
export function MoreFilters({
  filter,
  onFilterChange,
  text: hasText,
  visibility,
  textRef,
}: MoreFiltersProps) {
  const text = useMessages(filterMessages);
  const fields = useSharedFields();
  const root = useRef<HTMLDivElement>(null);
  const [added, setAdded] = useState<string | null>(null);
  const [others, setOthers] = useState<readonly string[]>([]);
  const isListed = (field: FieldConfiguration) => !isExtra(field) || others.includes(field.id);
  const isSet = ({ id }: FieldConfiguration) => conditionOn(filter, id) !== undefined;
  const hidden = fields.filter(
    (field) => fieldTypeOf(field.fieldType).filter !== null && !isListed(field) && !isSet(field),
  );
  // Text arrives after a delay, so apply it to the latest filter, whose other parts might have changed by then.
  const latest = useRef(filter);
  useEffect(() => {
    latest.current = filter;
  });
  const change = (next: (filter: Filter) => Filter) => onFilterChange({ filter: next(latest.current) });
  useEffect(() => {
    if (added !== null)
      root.current?.querySelector<HTMLElement>(`[data-field=${cssString(added)}] input`)?.focus();
  }, [added]);
  const both = visibility === 'both';
  const isVisible = conditionOn(filter, '@showOnCalendar', 'is')?.value;
  return (
    <>
      {hasText && (
        <FilterSectionFrame label={text.textFilter}>
          <TextFilter
            inputRef={textRef}
            label={text.textFilter}
            placeholder={text.textPlaceholder}
            value={conditionOn(filter, '@title', 'contains')?.value as string | undefined}
            onChange={(text) => change((last) => withCondition(last, '@title', 'contains', text))}
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
      <div ref={root} data-fields="">
        {fields
          .filter((field) => isListed(field) || isSet(field))
          .map((field) => {
            const { id, fieldLabel, name } = field;
            return (
              <div key={id} data-field={id}>
                <FilterSectionFrame
                  label={name}
                  action={
                    isExtra(field) && (
                      <IconButton
                        tooltip={false}
                        label={text.removeField({ field: fieldLabel })}
                        icon={<X size={14} strokeWidth={1.75} />}
                        onClick={() => {
                          setOthers(others.filter((other) => other !== id));
                          setAdded(null);
                          change((last) => withoutField(last, id, fields));
                          // The focused button is about to be removed, so move focus to a remaining control.
                          const first = root.current?.parentElement?.querySelector('button');
                          (textRef.current ?? first)?.focus();
                        }}
                      />
                    )
                  }
                >
                  <FieldFilterControl
                    field={field}
                    filter={filter}
                    onChange={(operator, value) =>
                      change((last) => withField(last, { field: id, operator, value }, fields))
                    }
                  />
                </FilterSectionFrame>
              </div>
            );
          })}
      </div>
      {hidden.length > 0 && (
        <Menu
          align="start"
          trigger={
            <Button variant="ghost" data-another="" icon={<Plus size={16} strokeWidth={1.75} />}>
              {text.anotherField}
            </Button>
          }
          items={hidden.map(({ id, name }) => ({
            id,
            label: name,
            onSelect: () => {
              setOthers([...others, id]);
              setAdded(id);
            },
          }))}
        />
      )}
    </>
  );
}
