import { useId, useMemo } from 'react';
import { ColorRules } from '../colors/ColorRules.js';
import { formatMonth } from '../dates/format-date.js';
import {
  useActions,
  useChangeValue,
  useEntryExtras,
  useFeatures,
  useSite,
} from '../entries/use-entry-host.js';
import { useKindOf } from '../kit/use-kinds.js';
import { useMessages } from '../kit/use-messages.js';
import type { Entry } from '../logs/entry.js';
import { isTitle } from '../logs/kinds/columns.js';
import { TooltipArea } from '../primitives/TooltipArea.js';
import { VisuallyHidden } from '../primitives/VisuallyHidden.js';
import { choiceColors } from '../value-menu/ChoiceMark.js';
import { columnLook } from './column-look.js';
import { TableDivider } from './Divider.js';
import { TableGap } from './Gap.js';
import { GridHead } from './GridHead.js';
import { GridRow } from './GridRow.js';
import { logTableMessages } from './log-table-messages.js';
import { SkeletonRows } from './SkeletonRows.js';
import { Scroller, Table } from './table-parts.js';
import { useList } from './use-list.js';
import { useListRows } from './use-list-rows.js';
import { useRowSlots } from './use-row-slots.js';

const ROW_HEIGHT = 40;

/** The features whose commands are buttons in the rows. The commands of other features are in a menu. */
const BUTTONS = ['editing', 'deleting'];

/** The list on wide screens: a table with columns. */
export function LogGrid() {
  const text = useMessages(logTableMessages);
  const kindOf = useKindOf();
  const { props, view, rows, state, openId } = useList();
  const { columns, texts } = view;
  const loading = state === 'loading';
  const actionsOf = useActions<Entry>();
  const extras = useEntryExtras();
  const { canEdit } = useSite<Entry>();
  const changesValues = useChangeValue() !== undefined;
  const { features } = useFeatures();
  const hasMenus = features.some(({ feature }) => feature.actions && !BUTTONS.includes(feature.name));
  const colors = useMemo(
    () => choiceColors(columns.flatMap((column) => (column.type === 'custom' ? [column.configuration] : []))),
    [columns],
  );
  const hintId = useId();
  const { scrollerRef, pieces, hasFocus, tabStop, handlers, selection } = useListRows(ROW_HEIGHT);
  const { selectable, isSelected } = selection;
  const slots = useRowSlots(
    pieces.flatMap((piece) => (piece.type === 'row' ? (rows[piece.index]?.id ?? []) : [])),
    hasFocus,
  );
  const looks = [
    ...(selectable ? (['select'] as const) : []),
    ...columns.map(columnLook),
    'actions' as const,
  ];
  const namedBy = (columns.find(isTitle) ?? columns[0])?.id;
  return (
    <Scroller ref={scrollerRef} data-loading={loading ? '' : undefined} {...handlers}>
      <TooltipArea areaRef={scrollerRef} />
      <ColorRules colors={colors} />
      <VisuallyHidden id={hintId}>{text.keys({ selectable })}</VisuallyHidden>
      <Table
        data-menus={hasMenus ? '' : undefined}
        aria-label={kindOf(props.kind).texts.pluralTitle}
        aria-describedby={hintId}
        aria-busy={loading}
        aria-rowcount={loading ? -1 : rows.length + 1}
      >
        <colgroup>
          {looks.map((look, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns can share a look, and only have their index
            <col key={column} data-column={look} />
          ))}
        </colgroup>
        <thead>
          <GridHead />
        </thead>
        <tbody>
          {loading && <SkeletonRows columns={looks} />}
          {pieces.map((piece) => {
            if (piece.type === 'gap') return <TableGap key={piece.key} size={piece.size} />;
            if (piece.type !== 'row') {
              return (
                <TableDivider key={piece.key} type={piece.type} columns={looks.length}>
                  {piece.type === 'month' ? formatMonth(piece.month, texts.locale) : text.today}
                </TableDivider>
              );
            }
            const row = rows[piece.index];
            if (row === undefined) return null;
            return (
              <GridRow
                key={slots.get(row.id)}
                entry={row}
                index={piece.index}
                columns={columns}
                namedBy={namedBy}
                texts={texts}
                selectable={selectable}
                isSelected={isSelected(row.id)}
                isTabStop={piece.index === tabStop}
                isOpen={row.id === openId}
                extras={extras}
                actionsOf={actionsOf}
                canChange={changesValues && canEdit(row)}
              />
            );
          })}
        </tbody>
      </Table>
    </Scroller>
  );
}
