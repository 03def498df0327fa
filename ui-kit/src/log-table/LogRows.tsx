import { useId, useMemo } from 'react';
import { styled } from 'styled-components';
import { ColorRules } from '../colors/ColorRules.js';
import { formatMonth } from '../dates/format-date.js';
import { useActions, useChangeValue, useEntryExtras, useSite } from '../entries/use-entry-host.js';
import { useKindOf } from '../kit/use-kinds.js';
import { useKit } from '../kit/use-kit.js';
import { useMessages } from '../kit/use-messages.js';
import type { Entry } from '../logs/entry.js';
import { Skeleton } from '../primitives/Skeleton.js';
import { VisuallyHidden } from '../primitives/VisuallyHidden.js';
import { choiceColors } from '../value-menu/ChoiceMark.js';
import { mainFields } from '../value-menu/value-fields.js';
import { CompactFrame, CompactRow } from './CompactRow.js';
import { ListDivider } from './Divider.js';
import { ListGap } from './Gap.js';
import { logTableMessages } from './log-table-messages.js';
import { SKELETON_ROWS, titleWidth } from './SkeletonRows.js';
import { Scroller } from './table-parts.js';
import { useList } from './use-list.js';
import { useListRows } from './use-list-rows.js';

const ROW_HEIGHT = 60;

const SkeletonLines = styled.div`
  display: grid;
  gap: 10px;
`;

/** The list on small screens, with two lines and a menu for each entry. */
export function LogRows() {
  const { props, view, rows, state, openId } = useList();
  const text = useMessages(logTableMessages);
  const kindOf = useKindOf();
  const actionsOf = useActions<Entry>();
  const extras = useEntryExtras();
  const { canEdit } = useSite<Entry>();
  const changesValues = useChangeValue() !== undefined;
  const { fields } = useKit();
  const values = useMemo(
    () => mainFields(fields, props.kind).keys.map(({ field }) => field),
    [fields, props.kind],
  );
  const hintId = useId();
  const { scrollerRef, pieces, tabStop, handlers, selection } = useListRows(ROW_HEIGHT);
  const { selectable, isSelected } = selection;
  if (state === 'loading') return <SkeletonList selectable={selectable} />;
  return (
    <Scroller ref={scrollerRef} {...handlers}>
      <ColorRules colors={choiceColors(values)} />
      <VisuallyHidden id={hintId}>{text.keys({ selectable })}</VisuallyHidden>
      <ul aria-label={kindOf(props.kind).texts.pluralTitle} aria-describedby={hintId}>
        {pieces.map((piece) => {
          if (piece.type === 'gap') return <ListGap key={piece.key} size={piece.size} />;
          if (piece.type !== 'row') {
            return (
              <ListDivider key={piece.key} type={piece.type}>
                {piece.type === 'month' ? formatMonth(piece.month, view.texts.locale) : text.today}
              </ListDivider>
            );
          }
          const row = rows[piece.index];
          if (row === undefined) return null;
          return (
            <CompactRow
              key={row.id}
              entry={row}
              index={piece.index}
              count={rows.length}
              texts={view.texts}
              selectable={selectable}
              isSelected={isSelected(row.id)}
              isTabStop={piece.index === tabStop}
              isOpen={row.id === openId}
              extras={extras}
              actionsOf={actionsOf}
              values={values}
              canChange={changesValues && canEdit(row)}
            />
          );
        })}
      </ul>
    </Scroller>
  );
}

function SkeletonList({ selectable }: { selectable: boolean }) {
  return (
    <Scroller data-loading="">
      {Array.from({ length: SKELETON_ROWS }, (_row, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows only have an index, and never move
        <CompactFrame key={row} as="div" data-selectable={selectable ? '' : undefined}>
          {selectable && <span />}
          <SkeletonLines>
            <Skeleton width={titleWidth(row)} />
            <Skeleton width={160} height={10} />
          </SkeletonLines>
        </CompactFrame>
      ))}
    </Scroller>
  );
}
