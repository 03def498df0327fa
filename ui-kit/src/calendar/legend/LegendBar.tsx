import { conditionOn, type Filter } from '@content-planner/model';
import { type MouseEvent, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { ColorRules } from '../../colors/ColorRules.js';
import { LATE_GLYPH } from '../../entries/late-mark.js';
import { useEntries, useEntryExtras } from '../../entries/use-entry-host.js';
import { withoutField } from '../../filters/change-filter.js';
import { cssString } from '../../internal/css-string.js';
import { useKinds } from '../../kit/use-kinds.js';
import { useKit } from '../../kit/use-kit.js';
import { useTranslate } from '../../kit/use-messages.js';
import type { CalendarEntry } from '../../logs/types.js';
import { useNonce } from '../../theme/nonce.js';
import { ChoiceMark, choiceColors } from '../../value-menu/ChoiceMark.js';
import { legendMessages } from '../appearance/appearance-messages.js';
import { legendItems } from '../appearance/legend-items.js';
import { coloringField, optionOf } from '../appearance/use-entry-look.js';
import { glyph, glyphStyle } from '../entry/glyph.js';
import { useFilter } from '../filtering/use-filter.js';
import { useCalendar, useCalendarSettings } from '../use-calendar.js';

const Root = styled.div`
  ${glyphStyle}
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--cp-space-1);
  height: 32px;
  padding-inline: var(--cp-space-4);
  overflow: auto hidden;
  border-block-start: 1px solid var(--cp-border-default);
  background: var(--cp-surface-panel);
  color: var(--cp-text-secondary);
  font-size: var(--cp-text-xs);
  white-space: nowrap;
  scrollbar-width: none;

  @media (max-width: 767.98px), (pointer: coarse) {
    height: 44px;
    padding-inline: var(--cp-space-3);
  }
  & > span {
    margin-inline-end: var(--cp-space-2);
  }
  & > button {
    display: inline-flex;
    flex: none;
    align-items: center;
    gap: 6px;
    height: 24px;
    padding-inline: 6px;
    border: 0;
    border-radius: var(--cp-radius-sm);
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;

    @media (max-width: 767.98px), (pointer: coarse) {
      height: 44px;
    }
    &:disabled {
      cursor: default;
    }
    &:hover:enabled {
      background: var(--cp-surface-hover);
    }
    &:focus-visible {
      outline-offset: -2px;
    }
  }
  & b {
    color: var(--cp-text-primary);
    font-weight: var(--cp-weight-medium);
    font-variant-numeric: tabular-nums;
  }
  & > [data-late] {
    margin-inline-start: auto;
  }
  & > [data-late],
  & > [data-late] b {
    color: var(--cp-warning-text);
  }
`;

/** Entries of one color, or the late ones. */
interface Group {
  /** The value in the field. Null for no value. */
  value: string | null;
  label: string;
  entries: readonly CalendarEntry[];
  isLate?: boolean;
}

/** Fades all entries except some. */
function FadeOthers({ entries }: Pick<Group, 'entries'>) {
  const nonce = useNonce();
  const ids = entries.map(({ id }) => cssString(id));
  const kept = ids.flatMap((id) => [`[data-cp-entry=${id}]`, `[data-cp-lane=${id}]`]).join();
  return (
    <style nonce={nonce}>
      {`[data-cp-theme] :is([data-cp-entry],[data-cp-lane]):not(:is(${kept})){opacity:.38}`}
    </style>
  );
}

/**
 * Explains the colors of a calendar that is colored by a field, with the number of displayed entries. A click filters by
 * an option, and a click with Ctrl adds one. Pointing at an option fades all other entries.
 */
export function LegendBar() {
  const { range, view } = useCalendar();
  const { appearance } = useCalendarSettings();
  const { brands, fields } = useKit();
  const kinds = useKinds();
  const translate = useTranslate();
  const text = translate(legendMessages);
  const { shown } = useEntries();
  const { marksOf } = useEntryExtras();
  const { filter, changeFilter } = useFilter();
  const [pointed, setPointed] = useState<Group | null>(null);
  const { colorBy } = appearance;
  const field = coloringField(colorBy, fields);
  const groups = useMemo<readonly Group[]>(() => {
    if (!field) return [];
    const entries = shown.filter(({ startDate, endDate }) => startDate <= range.to && endDate >= range.from);
    const items = legendItems({ entries, brands, colorBy, fieldConfigurations: fields, kinds, translate });
    const late = entries.filter((entry) => marksOf(entry).some(({ tone }) => tone === 'warning'));
    return [
      ...items.map(({ id, label }) => ({
        value: id || null,
        label,
        entries: entries.filter((entry) => (optionOf(entry, field) ?? '') === id),
      })),
      ...(late.length > 0 ? [{ value: null, label: text.late, entries: late, isLate: true }] : []),
    ];
  }, [field, shown, range, brands, colorBy, fields, kinds, translate, marksOf, text]);
  if (!field || groups.length === 0 || view.showsEntries === false) return null;
  const fieldId = field.fieldId ?? field.id;
  const filtered = ({ value, isLate }: Group, isAdded: boolean): Filter | undefined => {
    if (!filter) return undefined;
    if (isLate) return { ...filter, isLate: true };
    const { conditions, ...rest } = withoutField(filter, fieldId);
    const before = conditionOn(filter, fieldId, 'isAnyOf')?.value;
    const others = isAdded && Array.isArray(before) ? before : [];
    const condition =
      value === null
        ? { field: fieldId, operator: 'isEmpty' }
        : { field: fieldId, operator: 'isAnyOf', value: [...new Set([...others, value])] };
    return { ...rest, conditions: [...conditions, condition] };
  };
  return (
    <Root role="group" aria-label={text.coloredBy({ field: field.fieldLabel })}>
      <ColorRules colors={choiceColors([field])} />
      <span aria-hidden>{field.fieldLabel}</span>
      {groups.map((group) => (
        <button
          key={group.isLate ? 'late' : group.value}
          type="button"
          data-late={group.isLate ? '' : undefined}
          disabled={!filter}
          aria-label={text.counted({ label: group.label, count: group.entries.length })}
          onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPointed(group)}
          onPointerLeave={() => setPointed(null)}
          onClick={({ ctrlKey, metaKey }: MouseEvent) => {
            const next = filtered(group, ctrlKey || metaKey);
            if (next) changeFilter({ filter: next });
          }}
        >
          {group.isLate ? (
            glyph({ path: LATE_GLYPH, size: 12 })
          ) : (
            <ChoiceMark field={field} value={group.value} size={12} />
          )}
          {group.label}
          <b>{group.entries.length}</b>
        </button>
      ))}
      {pointed && <FadeOthers entries={pointed.entries} />}
    </Root>
  );
}
