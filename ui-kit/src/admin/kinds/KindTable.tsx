import type { Kind, LogKind } from '@content-planner/model';
import { Calendar, CalendarRange, Pencil, Trash2 } from 'lucide-react';
import { css, styled } from 'styled-components';
import { useKindDescriptions } from '../../kit/use-kind-descriptions.js';
import { useKit } from '../../kit/use-kit.js';
import { useMessages, useTranslate } from '../../kit/use-messages.js';
import { isBuiltIn, kindsIn } from '../../logs/kinds/kinds-in.js';
import { Badge } from '../../primitives/Badge.js';
import { IconButton } from '../../primitives/IconButton.js';
import { Link, type Navigation } from '../../primitives/Link.js';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.js';
import { narrow, RowActions, Table } from '../admin-table.js';
import { TableSkeleton } from '../TableSkeleton.js';
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
}

const Kinds: typeof Table = styled(Table)`
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

  ${narrow(css`
    &&& tbody tr:not([data-group]) {
      position: relative;
      padding-inline-end: 84px;
    }
    &&& tbody td {
      width: auto;
    }
    &&& td[data-actions] {
      position: absolute;
      inset-block-start: 8px;
      inset-inline-end: 8px;
    }

    @media (pointer: coarse) {
      &&& tbody tr:not([data-group]) {
        padding-inline-end: 104px;
      }
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
      widths={[180, 96, 80, 20, 0]}
      rows={8}
    />
  );
}

/** Displays the kinds that every planner has, followed by own kinds. */
export function KindTable({ kinds, figures, onNavigate, onEdit, onDelete }: KindTableProps) {
  const { locale } = useKit();
  const text = useMessages(kindSettingsMessages);
  const { of: descriptionOf } = kindsIn(useTranslate(), useKindDescriptions(kinds));
  const columns = kinds.some(({ id }) => figures[id]?.entries) ? WITH_ENTRIES : COLUMNS;

  const row = (kind: Kind) => {
    const { badge, texts, icon, defaultColor } = descriptionOf(kind.id);
    const name = { name: badge };
    const figure = (name: keyof KindFigures, label: (named: { name: string; count: number }) => string) => {
      const { count, href } = figures[kind.id]?.[name] ?? {};
      return (
        <td data-figures="" data-empty={href === undefined ? '' : undefined}>
          {count !== undefined && href !== undefined && (
            <>
              <Link href={href} onNavigate={onNavigate} aria-label={label({ name: badge, count })}>
                {count.toLocaleString(locale)}
              </Link>
              <Unit aria-hidden>{text[name]}</Unit>
            </>
          )}
        </td>
      );
    };
    return (
      <tr key={kind.id} data-kind={kind.id}>
        <td data-main="">
          <Name>
            <KindTile icon={icon} color={defaultColor} />
            <b title={badge}>{badge}</b>
            {kind.isHidden && <Badge variant="line">{text.hidden}</Badge>}
          </Name>
        </td>
        <td title={texts.pluralTitle}>{texts.pluralTitle}</td>
        <td>
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
          <RowActions>
            <IconButton
              size="sm"
              label={text.edit(name)}
              icon={<Pencil size={14} strokeWidth={1.75} />}
              onClick={() => onEdit({ kind })}
            />
            {!isBuiltIn(kind.id) && (
              <IconButton
                size="sm"
                label={text.delete(name)}
                icon={<Trash2 size={14} strokeWidth={1.75} />}
                onClick={() => onDelete({ kind })}
              />
            )}
          </RowActions>
        </td>
      </tr>
    );
  };

  const group = (label: string, members: readonly Kind[]) =>
    members.length > 0 && (
      <tbody aria-label={label}>
        <tr data-group="">
          <td colSpan={columns.length + 1}>{label}</td>
        </tr>
        {members.map(row)}
      </tbody>
    );

  return (
    <Kinds aria-label={text.title}>
      <Head columns={columns} />
      {group(
        text.builtIn,
        kinds.filter(({ id }) => isBuiltIn(id)),
      )}
      {group(
        text.own,
        kinds.filter(({ id }) => !isBuiltIn(id)),
      )}
    </Kinds>
  );
}
