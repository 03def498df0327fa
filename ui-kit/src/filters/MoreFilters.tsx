import { Plus, X } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { cssString } from '../internal/css-string.js';
import { useKindOf } from '../kit/use-kinds.js';
import { useKit } from '../kit/use-kit.js';
import { useMessages } from '../kit/use-messages.js';
import { fieldTypeOf } from '../logs/field-types/index.js';
import { sortedFieldConfigurations } from '../logs/sorted-field-configurations.js';
import { type FieldConfiguration, LOG_KINDS } from '../logs/types.js';
import { Button } from '../primitives/Button.js';
import { IconButton } from '../primitives/IconButton.js';
import { Menu } from '../primitives/Menu.js';
import { SegmentedControl } from '../primitives/SegmentedControl.js';
import { changedFilter, fieldFilterOf, withField } from './change-filter.js';
import { FieldFilterControl } from './FieldFilterControl.js';
import { FilterSectionFrame } from './FilterSectionFrame.js';
import { filterMessages } from './filter-messages.js';
import { TextFilter } from './TextFilter.js';
import type { CalendarFilter } from './types.js';

export interface MoreFiltersProps {
  filter: CalendarFilter;
  onFilterChange: (change: { filter: CalendarFilter }) => void;
  /** Whether there is a text filter. */
  text: boolean;
  /** Which entries are visible if the filter has no `isVisible`. */
  visibility: 'shown' | 'both';
  textRef: RefObject<HTMLInputElement | null>;
}

/** The filters for text, visibility and custom fields. */
export function MoreFilters({
  filter,
  onFilterChange,
  text: hasText,
  visibility,
  textRef,
}: MoreFiltersProps) {
  const { fields: fieldConfigurations } = useKit();
  const text = useMessages(filterMessages);
  const kindOf = useKindOf();
  const root = useRef<HTMLDivElement>(null);
  const [added, setAdded] = useState<string | null>(null);
  const [others, setOthers] = useState<readonly string[]>([]);
  const sorted = LOG_KINDS.flatMap((kind) => sortedFieldConfigurations(fieldConfigurations, kind));
  const isListed = ({ id, fieldType }: FieldConfiguration) =>
    fieldType === 'dropdown' || fieldType === 'boolean' || others.includes(id);
  const isSet = ({ id }: FieldConfiguration) => filter.fields?.some(({ fieldId }) => fieldId === id) ?? false;
  const hidden = sorted.filter(
    (field) => fieldTypeOf(field.fieldType).conditions.length > 0 && !isListed(field) && !isSet(field),
  );
  // Text arrives after a delay, so apply it to the latest filter, whose other parts might have changed by then.
  const latest = useRef(filter);
  useEffect(() => {
    latest.current = filter;
  });
  const change = (next: (filter: CalendarFilter) => CalendarFilter) =>
    onFilterChange({ filter: next(latest.current) });
  useEffect(() => {
    if (added !== null)
      root.current?.querySelector<HTMLElement>(`[data-field=${cssString(added)}] input`)?.focus();
  }, [added]);
  const both = visibility === 'both';
  return (
    <>
      {hasText && (
        <FilterSectionFrame label={text.textFilter}>
          <TextFilter
            inputRef={textRef}
            label={text.textFilter}
            placeholder={text.textPlaceholder}
            value={filter.text}
            onChange={(text) => change((last) => changedFilter(last, { text }))}
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
          value={filter.isVisible === undefined ? visibility : filter.isVisible ? 'shown' : 'hidden'}
          onValueChange={({ value }) =>
            onFilterChange({
              filter: changedFilter(filter, {
                isVisible: value === visibility ? undefined : value === 'shown',
              }),
            })
          }
        />
      </FilterSectionFrame>
      <div ref={root} data-fields="">
        {sorted
          .filter((field) => isListed(field) || isSet(field))
          .map((field) => {
            const { id, fieldLabel, fieldType, kind } = field;
            const isExtra = fieldType !== 'dropdown' && fieldType !== 'boolean';
            return (
              <div key={id} data-field={id}>
                <FilterSectionFrame
                  label={text.fieldOf({ field: fieldLabel, logs: kindOf(kind).texts.pluralTitle })}
                  action={
                    isExtra && (
                      <IconButton
                        tooltip={false}
                        label={text.removeField({ field: fieldLabel })}
                        icon={<X size={14} strokeWidth={1.75} />}
                        onClick={() => {
                          setOthers(others.filter((other) => other !== id));
                          setAdded(null);
                          change((last) =>
                            withField(last, id, { has: undefined, before: undefined, after: undefined }),
                          );
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
                    value={fieldFilterOf(filter, id)}
                    onChange={(part) => change((last) => withField(last, id, part))}
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
          items={hidden.map(({ id, fieldLabel, kind }) => ({
            id,
            label: text.fieldOf({ field: fieldLabel, logs: kindOf(kind).texts.pluralTitle }),
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
