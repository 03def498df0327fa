import type { Kind, LogKind } from '@content-planner/model';
import { Calendar, CalendarRange } from 'lucide-react';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { useRowDrag } from '../../internal/use-row-drag.js';
import { useKindDescriptions } from '../../kit/use-kind-descriptions.js';
import { useKit } from '../../kit/use-kit.js';
import { useMessages, useTranslate } from '../../kit/use-messages.js';
import { isBuiltIn, kindsIn } from '../../logs/kinds/kinds-in.js';
import { Badge } from '../../primitives/Badge.js';
import { Link, type Navigation } from '../../primitives/Link.js';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.js';
import { narrow, Table } from '../admin-table.js';
import { RowButtons } from '../RowButtons.js';
import { movableRows, RowGrip } from '../RowGrip.js';
import { TableSkeleton } from '../TableSkeleton.js';
import { type RowOrder, useRowOrder } from '../use-row-order.js';
import { KindTile } from './KindTile.js';
import { kindSettingsMessages } from './messages.js';

/** A number, and the page that lists what it counts. */
export interface KindFigure {
  count: number;
  href: string;
}

/** How many fields and entries a kind has. */
export interface KindFigures {
  fields?: KindFigure;
  entries?: KindFigure;
}

/** Props of KindTable. */
export interface KindTableProps {
  kinds: readonly Kind[];
  figures: Partial<Record<LogKind, KindFigures>>;
  onNavigate: ((navigation: Navigation) => void) | undefined;
  onEdit: (target: { kind: Kind }) => void;
  onDelete: (target: { kind: Kind }) => void;
  onOrder: (change: { ids: string[] }) => Promise<boolean> | undefined;
}

const Kinds: typeof Table = styled(Table)`
  ${movableRows}

  & th[data-column='grip'] {
    width: 32px;
  }
  & td {
    height: 56px;
  }
  & th[data-column='inSidebar'] {
    width: 20%;
  }
  & th[data-column='dates'] {
    width: 148px;
  }
  & :is(th[data-column='fields'], th[data-column='entries'], td[data-figures]) {
    width: 84px;
    text-align: end;
  }
  & th:last-child {
    width: 108px;
  }
  & tbody tr[data-group]:hover td,
  & tbody tr[data-group] td {
    height: 40px;
    padding-block-start: 12px;
    background: none;
    color: var(--cp-text-tertiary);
    font-size: var(--cp-text-xs);
    font-weight: var(--cp-weight-medium);
  }

  /* The icon, two lines, the number of entries, and the menu. */
  ${narrow(css`
    &&& tbody tr:not([data-group]) {
      position: relative;
      display: grid;
      grid-template-columns: auto minmax(0, 1fr) auto;
      gap: 0 4px;
      min-height: 60px;
      padding-inline: 56px 60px;
    }
    &&& tbody td {
      width: auto;
    }
    &&& tbody td[data-main] {
      grid-column: 1 / 3;
      white-space: nowrap;
    }
    &&& td[data-main] [data-tile] {
      position: absolute;
      inset: calc(50% - 16px) auto auto 12px;
    }
    &&& td:is([data-grip], [data-sidebar]),
    &&& td[data-dates] svg {
      display: none;
    }
    &&& td[data-dates] span::after {
      content: ',';
      margin-inline-start: calc(-1 * var(--cp-space-2));
    }
    &&& td[data-figures='fields'] {
      text-align: start;
    }
    &&& td[data-figures='entries'] {
      grid-area: 1 / 3 / 3;
      font-size: var(--cp-text-sm);
    }
    &&& td[data-actions] {
      position: absolute;
      inset: calc(50% - 20px) 8px auto auto;
      height: 40px;
      display: grid;
      align-items: center;
    }
  `)}
`;

const Name = styled.span`
  display: flex;
  align-items: center;
  gap: var(--cp-space-3);
  min-width: 0;

  & > b {
    min-width: 0;
    overflow: hidden;
    font-weight: inherit;
    text-overflow: ellipsis;
  }
`;

const Dates = styled.span`
  display: flex;
  align-items: center;
  gap: var(--cp-space-2);
`;

/** The name of a number, for rows that are blocks. */
const Unit = styled.span`
  display: none;
  margin-inline-start: 4px;

  ${narrow(css`
    display: inline;
  `)}
`;

const COLUMNS = ['name', 'inSidebar', 'dates', 'fields'] as const;
const WITH_ENTRIES = [...COLUMNS, 'entries'] as const;

function Head({ columns }: { columns: typeof COLUMNS | typeof WITH_ENTRIES }) {
  const text = useMessages(kindSettingsMessages);
  return (
    <thead>
      <tr>
        <th scope="col" data-column="grip">
          <VisuallyHidden data-grip-head="">{text.order}</VisuallyHidden>
        </th>
        {columns.map((column) => (
          <th key={column} scope="col" data-column={column}>
            {text[column]}
          </th>
        ))}
        <th scope="col">
          <VisuallyHidden>{text.actions}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
}

/** A placeholder that is displayed while the kinds are loading. */
export function KindTableSkeleton() {
  const text = useMessages(kindSettingsMessages);
  return (
    <TableSkeleton
      label={text.loading}
      table={Kinds}
      head={<Head columns={COLUMNS} />}
      widths={[0, 180, 96, 80, 20, 0]}
      rows={8}
    />
  );
}

interface MovableRowProps {
  id: LogKind;
  name: string;
  /** The index among the rows that can be moved. Negative for all others. */
  place: number;
  order: RowOrder;
  children: ReactNode;
}

function MovableRow({ id, name, place, order, children }: MovableRowProps) {
  const { ref, handleRef, isDragged, line } = useRowDrag<HTMLTableRowElement, HTMLButtonElement>(
    'kinds',
    place,
    order.move,
  );
  return (
    <tr
      ref={ref}
      data-kind={id}
      data-dragged={isDragged ? '' : undefined}
      data-line={line ?? undefined}
      data-lifted={order.lifted === id ? '' : undefined}
    >
      <td data-grip="">{place >= 0 && <RowGrip ref={handleRef} id={id} name={name} order={order} />}</td>
      {children}
    </tr>
  );
}

/** Displays the kinds that every planner has, followed by own kinds, which users can move. */
export function KindTable({ kinds, figures, onNavigate, onEdit, onDelete, onOrder }: KindTableProps) {
  const { locale } = useKit();
  const text = useMessages(kindSettingsMessages);
  const { of: descriptionOf } = kindsIn(useTranslate(), useKindDescriptions(kinds));
  const own = kinds.filter(({ id }) => !isBuiltIn(id));
  const order = useRowOrder({
    ids: own.map(({ id }) => id),
    nameOf: (id) => descriptionOf(id).badge,
    onOrder,
  });
  const columns = kinds.some(({ id }) => figures[id]?.entries) ? WITH_ENTRIES : COLUMNS;

  const row = (kind: Kind) => {
    const place = order.ids.indexOf(kind.id);
    const { badge, texts, icon, defaultColor } = descriptionOf(kind.id);
    const name = { name: badge };
    const figure = (name: keyof KindFigures, label: (named: { name: string; count: number }) => string) => {
      const { count, href } = figures[kind.id]?.[name] ?? {};
      return (
        <td data-figures={name} data-empty={href === undefined ? '' : undefined}>
          {count !== undefined && href !== undefined && (
            <>
              <Link href={href} onNavigate={onNavigate} aria-label={label({ name: badge, count })}>
                {count.toLocaleString(locale)}
              </Link>
              {name === 'fields' && <Unit aria-hidden>{text.fieldUnit({ count })}</Unit>}
            </>
          )}
        </td>
      );
    };
    return (
      <MovableRow key={kind.id} id={kind.id} name={badge} place={place} order={order}>
        <td data-main="">
          <Name>
            <KindTile data-tile="" icon={icon} color={defaultColor} />
            <b title={badge}>{badge}</b>
            {kind.isHidden && <Badge variant="line">{text.hidden}</Badge>}
          </Name>
        </td>
        <td data-sidebar="" title={texts.pluralTitle}>
          {texts.pluralTitle}
        </td>
        <td data-dates="">
          <Dates>
            {kind.dates === 'day' ? (
              <Calendar size={14} strokeWidth={1.75} aria-hidden />
            ) : (
              <CalendarRange size={14} strokeWidth={1.75} aria-hidden />
            )}
            {kind.dates === 'day' ? text.oneDay : text.severalDays}
          </Dates>
        </td>
        {figure('fields', text.fieldsOf)}
        {columns === WITH_ENTRIES && figure('entries', text.entriesOf)}
        <td data-actions="">
          <RowButtons
            name={badge}
            editLabel={text.edit(name)}
            deleteLabel={text.delete(name)}
            onEdit={() => onEdit({ kind })}
            onDelete={isBuiltIn(kind.id) ? undefined : () => onDelete({ kind })}
            onMoveUp={place > 0 ? () => order.move(place, place - 1) : undefined}
            onMoveDown={
              place >= 0 && place < order.ids.length - 1 ? () => order.move(place, place + 1) : undefined
            }
          />
        </td>
      </MovableRow>
    );
  };

  const group = (label: string, members: readonly Kind[]) =>
    members.length > 0 && (
      <tbody aria-label={label}>
        <tr data-group="">
          <td colSpan={columns.length + 2}>{label}</td>
        </tr>
        {members.map(row)}
      </tbody>
    );

  return (
    <>
      <Kinds aria-label={text.title}>
        <Head columns={columns} />
        {group(
          text.builtIn,
          kinds.filter(({ id }) => isBuiltIn(id)),
        )}
        {group(
          text.own,
          order.ids.flatMap((id) => own.find((kind) => kind.id === id) ?? []),
        )}
      </Kinds>
      <VisuallyHidden role="status">{order.status}</VisuallyHidden>
    </>
  );
}
