import type { FieldType } from '@content-planner/model';
import { memo, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { formatShortDate } from '../dates/format-date.js';
import { useKindOf } from '../kit/use-kinds.js';
import { useMessages } from '../kit/use-messages.js';
import { valueText } from '../logs/field-types/field-text.js';
import { valueMessages } from '../logs/field-types/value-messages.js';
import type { Brand, DynamicValue, FieldConfiguration } from '../logs/types.js';
import type { Translate } from '../messages/translate.js';
import { Badge } from '../primitives/Badge.js';
import { Checkbox } from '../primitives/Checkbox.js';
import { ColorDot } from '../primitives/ColorDot.js';
import { inputStyle } from '../primitives/input-style.js';
import { importWizardMessages } from './import-messages.js';
import { type ImportTarget, isDateField } from './import-targets.js';
import { sheetRow } from './read-rows.js';
import type { CheckedRow } from './use-checked-rows.js';

/** The values that all rows of the preview share. */
export interface PreviewContext {
  columns: readonly ImportTarget[];
  brands: ReadonlyMap<string, Brand>;
  locale: string;
  translate: Translate;
  /** Returns the values that users can enter in a cell, or an empty list if they can enter any text. */
  optionsOf: (target: ImportTarget, row: CheckedRow) => readonly string[];
  onEdit: (row: number, column: number) => void;
  onLeave: () => void;
  /**
   * Called with a cell's new text. `focus` specifies where focus moves next: to the cell, to the next error, or
   * elsewhere.
   */
  onCorrect: (
    row: CheckedRow,
    target: string,
    text: string,
    focus: 'cell' | 'nextError' | 'elsewhere',
  ) => void;
  onSelect: (row: CheckedRow, isSelected: boolean) => void;
}

interface PreviewRowProps {
  row: CheckedRow;
  /** The position in the list. */
  index: number;
  context: PreviewContext;
  /** The column that is a tab stop. 0 is the checkbox. */
  tabStop: number | null;
  /** The column that is being edited. */
  edited: number | null;
}

const Cell = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
  min-width: 0;
  padding: 0 var(--cp-space-2);
  outline-offset: -2px;
  cursor: pointer;

  & > span {
    display: flex;
    align-items: center;
    gap: 6px;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > small {
    color: var(--cp-danger-text);
    font-size: var(--cp-text-xs);
    line-height: var(--cp-leading-xs);
    overflow-wrap: anywhere;
  }
  &[data-column='title'] > span {
    color: var(--cp-text-primary);
    font-weight: var(--cp-weight-medium);
  }
  &[data-column='startDate'] > span {
    font-variant-numeric: tabular-nums;
  }
`;

const Text = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
`;

const Input = styled.input`
  ${inputStyle}
  height: 28px;
  padding-inline: 6px;
`;

/** Returns the name of the brand or the option that the cell creates. */
const newWordIn = ({ newWords }: CheckedRow, id: string) =>
  newWords.find(({ target }) => target === id)?.word;

/** Returns the text that will be imported, or, for cells with errors, the text in the sheet. */
function shownText(
  row: CheckedRow,
  target: ImportTarget,
  { locale, translate, brands }: PreviewContext,
): string {
  const valueTexts = translate(valueMessages);
  const { entry, texts } = row;
  const text = texts[target.id] ?? '';
  if (row.ignored.includes(target.id)) return '';
  if (target.id === 'startDate' || target.id === 'endDate') {
    const date = row[target.id];
    if (date === null || row.errors[target.id] !== undefined) return text;
    const isOneDay = target.id === 'endDate' && text === '' && date === row.startDate;
    return isOneDay ? '' : formatShortDate(date, locale);
  }
  if (entry === null) return text;
  if (target.id === 'brand') return brands.get(entry.brandId ?? '')?.name ?? newWordIn(row, 'brand') ?? '';
  if (target.id === 'showOnCalendar') return entry.showOnCalendar ? valueTexts.yes : valueTexts.no;
  const field = target.fields.get(entry.kind);
  const value = (type: FieldType, given: DynamicValue, options?: FieldConfiguration['options']) =>
    valueText(type, given, { locale, text: valueTexts, options });
  if (field?.type === 'flags') {
    const set = field.flags.filter(({ name }) => entry.fields[name] === true);
    const created = row.newWords.filter((one) => one.target === target.id);
    return [...set.map(({ label }) => label), ...created.map(({ word }) => word)].join(', ');
  }
  if (field?.type === 'own') return value(field.field.type, entry.fields[field.field.name] ?? null);
  if (field?.type !== 'custom') return text;
  const { fieldType, fieldName, options } = field.configuration;
  return value(fieldType, entry.dynamicFields[fieldName] ?? null, options);
}

function Content({
  row,
  target,
  context,
}: {
  row: CheckedRow;
  target: ImportTarget;
  context: PreviewContext;
}) {
  const text = useMessages(importWizardMessages);
  const kindOf = useKindOf();
  const { brands } = context;
  const { duplicate } = row;
  if (target.id === 'kind' && row.kind !== null) {
    const { icon: Icon, defaultColor, badge } = kindOf(row.kind);
    return (
      <Badge color={defaultColor} icon={<Icon size={12} />}>
        {badge}
      </Badge>
    );
  }
  const value = shownText(row, target, context);
  const brand = target.id === 'brand' ? brands.get(row.entry?.brandId ?? '') : undefined;
  return (
    <>
      {brand && <ColorDot color={brand.color} />}
      <Text>{value === '' ? text.nothing : value}</Text>
      {newWordIn(row, target.id) !== undefined && <Badge>{text.newWord}</Badge>}
      {target.id === 'title' && duplicate !== null && (
        <Badge variant="line">{duplicate === 'planner' ? text.exists : text.twice}</Badge>
      )}
      {target.id === 'title' && row.isCanceled && <Badge variant="line">{text.canceled}</Badge>}
    </>
  );
}

interface CellInputProps {
  row: CheckedRow;
  target: ImportTarget;
  context: PreviewContext;
}

function CellInput({ row, target, context }: CellInputProps) {
  const text = useMessages(importWizardMessages);
  const { optionsOf, onCorrect, onLeave } = context;
  const ref = useRef<HTMLInputElement>(null);
  const isLeaving = useRef(false);
  const written = row.texts[target.id] ?? '';
  // Dates are typed as they are displayed, even if the sheet has another format.
  const isDate = isDateField(target.id, row.kind, [target]);
  const before = isDate ? shownText(row, target, context) : written;
  const options = optionsOf(target, row);
  const listId = `cp-import-${target.id}-${row.row}`.replaceAll(/[^\w-]/g, '_');
  const submit = (focus: 'cell' | 'nextError' | 'elsewhere') => {
    isLeaving.current = true;
    const typed = ref.current?.value ?? '';
    onCorrect(row, target.id, typed === before ? written : typed, focus);
  };
  useEffect(() => {
    ref.current?.focus();
    ref.current?.select();
  }, []);
  return (
    <>
      <Input
        ref={ref}
        aria-label={text.edit({ label: target.label, row: sheetRow(row.row) })}
        aria-invalid={row.errors[target.id] === undefined ? undefined : true}
        list={options.length > 0 ? listId : undefined}
        defaultValue={before}
        onClick={(event) => event.stopPropagation()}
        onBlur={() => {
          if (!isLeaving.current) submit('elsewhere');
        }}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Enter') submit('cell');
          else if (event.key === 'ArrowDown' && options.length === 0) submit('nextError');
          else if (event.key === 'Escape') {
            isLeaving.current = true;
            onLeave();
          } else return;
          event.preventDefault();
        }}
      />
      {options.length > 0 && (
        <datalist id={listId}>
          {options.map((option) => (
            <option key={option} value={option} />
          ))}
        </datalist>
      )}
    </>
  );
}

/** A row of the preview. Users can edit each cell. */
export const PreviewRow = memo(function PreviewRow({
  row,
  index,
  context,
  tabStop,
  edited,
}: PreviewRowProps) {
  const text = useMessages(importWizardMessages);
  const { columns, onEdit, onSelect } = context;
  const title = row.texts.title ?? '';
  const stop = (column: number) => (column === tabStop ? 0 : -1);
  return (
    <>
      <Cell role="gridcell" aria-colindex={1} data-column="select">
        <Checkbox
          aria-label={text.selectRow({ row: sheetRow(row.row), title })}
          checked={row.isSelected}
          disabled={row.state === 'error'}
          data-cell={`${index}-0`}
          tabIndex={stop(0)}
          onCheckedChange={({ checked }) => onSelect(row, checked)}
        />
      </Cell>
      {columns.map((target, place) => {
        const column = place + 1;
        const error = row.errors[target.id];
        return (
          <Cell
            key={target.id}
            role="gridcell"
            aria-colindex={column + 1}
            aria-invalid={error === undefined ? undefined : true}
            data-column={target.id}
            data-empty={shownText(row, target, context) === '' ? '' : undefined}
            data-bad={error === undefined ? undefined : ''}
            data-cell={`${index}-${column}`}
            tabIndex={column === edited ? undefined : stop(column)}
            onClick={() => onEdit(index, column)}
          >
            {column === edited ? (
              <CellInput row={row} target={target} context={context} />
            ) : (
              <span>
                <Content row={row} target={target} context={context} />
              </span>
            )}
            {error !== undefined && <small>{error}</small>}
          </Cell>
        );
      })}
      <Cell role="gridcell" aria-colindex={columns.length + 2} data-column="row">
        <span>{sheetRow(row.row)}</span>
      </Cell>
    </>
  );
});
