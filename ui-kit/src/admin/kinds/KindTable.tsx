import type { Kind, LogKind } from '@content-planner/model';
import { Calendar, CalendarRange } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRowDrag } from '../../internal/use-row-drag.js';
import { useKindDescriptions } from '../../kit/use-kind-descriptions.js';
import { useKit } from '../../kit/use-kit.js';
import { useMessages, useTranslate } from '../../kit/use-messages.js';
import { isBuiltIn, kindsIn } from '../../logs/kinds/kinds-in.js';
import { Badge } from '../../primitives/Badge.js';
import { Link, type Navigation } from '../../primitives/Link.js';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.js';
import { Avatar } from '../../shell/Avatar.js';
import { displayName, type Person } from '../../shell/initials.js';
import { RowButtons } from '../RowButtons.js';
import { RowGrip } from '../RowGrip.js';
import { TableSkeleton } from '../TableSkeleton.js';
import { type RowOrder, useRowOrder } from '../use-row-order.js';
import { KindTile } from './KindTile.js';
import { Kinds, Name, Pair, Unit } from './kind-table-parts.js';
import { kindSettingsMessages } from './messages.js';

/** A number, and the page that lists what it counts. */
export interface KindFigure {
  count: number;
  href: string;
}

/** How many fields and entries a kind has, and who created it. */
export interface KindFigures {
  fields?: KindFigure;
  entries?: KindFigure;
  createdBy?: Person | null;
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

const COLUMNS = ['name', 'inSidebar', 'dates', 'fields'] as const;

function Head({ columns }: { columns: readonly ((typeof COLUMNS)[number] | keyof KindFigures)[] }) {
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
  const optional = (['entries', 'createdBy'] as const).filter((name) =>
    kinds.some(({ id }) => figures[id]?.[name]),
  );
  const columns = [...COLUMNS, ...optional];

  const row = (kind: Kind) => {
    const place = order.ids.indexOf(kind.id);
    const { badge, texts, icon, defaultColor } = descriptionOf(kind.id);
    const name = { name: badge };
    const creator = figures[kind.id]?.createdBy;
    const figure = (
      name: 'fields' | 'entries',
      label: (named: { name: string; count: number }) => string,
    ) => {
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
          <Pair>
            {kind.dates === 'day' ? (
              <Calendar size={14} strokeWidth={1.75} aria-hidden />
            ) : (
              <CalendarRange size={14} strokeWidth={1.75} aria-hidden />
            )}
            {kind.dates === 'day' ? text.oneDay : text.severalDays}
          </Pair>
        </td>
        {figure('fields', text.fieldsOf)}
        {columns.includes('entries') && figure('entries', text.entriesOf)}
        {columns.includes('createdBy') && (
          <td data-creator="" title={creator ? displayName(creator) : undefined}>
            {creator && (
              <Pair>
                <Avatar {...creator} size={20} />
                {displayName(creator)}
              </Pair>
            )}
          </td>
        )}
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
