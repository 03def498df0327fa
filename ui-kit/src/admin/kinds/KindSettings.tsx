import type { Kind, LogKind } from '@content-planner/model';
import { Calendar, CalendarRange, Pencil, Plus, Trash2 } from 'lucide-react';
import { forwardRef, type HTMLAttributes } from 'react';
import { css, styled } from 'styled-components';
import { useKindDescriptions } from '../../kit/use-kind-descriptions.js';
import { useKit } from '../../kit/use-kit.js';
import { useMessages, useTranslate } from '../../kit/use-messages.js';
import { isBuiltIn, kindsIn } from '../../logs/kinds/kinds-in.js';
import type { LoadError } from '../../messages/problem.js';
import { Badge } from '../../primitives/Badge.js';
import { Button } from '../../primitives/Button.js';
import { ErrorState } from '../../primitives/ErrorState.js';
import { IconButton } from '../../primitives/IconButton.js';
import { Link, type Navigation } from '../../primitives/Link.js';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.js';
import { PageHeader } from '../../shell/PageHeader.js';
import { narrow, RowActions, Scroller, Table } from '../admin-table.js';
import { TableSkeleton } from '../TableSkeleton.js';
import { KindTile } from './KindTile.js';
import { kindSettingsMessages } from './messages.js';

/** The maximum number of kinds, including those that every planner has. */
export const MAX_KINDS = 24;

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

/** Props of {@link KindSettings}. All other props are passed to the root element. */
export interface KindSettingsProps extends HTMLAttributes<HTMLDivElement> {
  /** All kinds, including hidden ones, in order. */
  kinds: readonly Kind[];
  /** The numbers for each kind, if known. */
  figures?: Partial<Record<LogKind, KindFigures>>;
  /** Handles a click on a number, for routers. */
  onNavigate?: (navigation: Navigation) => void;
  /** Whether the kinds are loading. Default false. */
  loading?: boolean;
  /**
   * Whether loading failed. If so, an error message replaces the kinds: the given string, or a general explanation if the
   * value is `true`. Default false.
   */
  error?: LoadError;
  onRetry?: () => void;
  onCreate: () => void;
  onEdit: (target: { kind: Kind }) => void;
  /** Kinds that every planner has can't be deleted. */
  onDelete: (target: { kind: Kind }) => void;
}

const Root = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`;

const Kinds: typeof Table = styled(Table)`
  & td {
    height: 56px;
  }
  & :is(th, td):nth-child(2) {
    width: 20%;
  }
  & :is(th, td):nth-child(3) {
    width: 148px;
  }
  & :is(th, td):nth-child(4),
  & :is(th, td):nth-child(5) {
    width: 84px;
    text-align: end;
  }
  & :is(th, td):nth-child(6) {
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
    &&& td[data-figures] {
      flex: none;
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
  display: inline-flex;
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

const Note = styled.p`
  padding: var(--cp-space-3) var(--cp-space-4);
  color: var(--cp-text-tertiary);
  font-size: var(--cp-text-xs);
  line-height: var(--cp-leading-xs);
`;

function Head() {
  const text = useMessages(kindSettingsMessages);
  return (
    <thead>
      <tr>
        {[text.name, text.inSidebar, text.dates, text.fields, text.entries].map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
        <th scope="col">
          <VisuallyHidden>{text.actions}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
}

/**
 * The page where administrators manage the kinds of entries, with its heading. The kinds that every planner has come
 * first, followed by own kinds.
 *
 * @example
 * <KindSettings kinds={kinds} onCreate={() => open(null)} onEdit={({ kind }) => open(kind)} onDelete={ask} />
 */
export const KindSettings = forwardRef<HTMLDivElement, KindSettingsProps>(function KindSettings(
  {
    kinds,
    figures = {},
    onNavigate,
    loading = false,
    error = false,
    onRetry,
    onCreate,
    onEdit,
    onDelete,
    ...rest
  },
  ref,
) {
  const { locale } = useKit();
  const text = useMessages(kindSettingsMessages);
  const { of: descriptionOf } = kindsIn(useTranslate(), useKindDescriptions(kinds));
  const isFull = kinds.length >= MAX_KINDS;

  const row = (kind: Kind) => {
    const { badge, texts, icon, defaultColor } = descriptionOf(kind.id);
    const name = { name: badge };
    const figure = (name: keyof KindFigures, label: (named: { name: string; count: number }) => string) => {
      const { count, href } = figures[kind.id]?.[name] ?? {};
      return (
        <td data-figures="" data-empty={href === undefined ? '' : undefined}>
          {count !== undefined && href !== undefined && (
            <>
              <Link
                href={href}
                onNavigate={onNavigate}
                variant="bare"
                aria-label={label({ name: badge, count })}
              >
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
        {figure('entries', text.entriesOf)}
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
          <td colSpan={6}>{label}</td>
        </tr>
        {members.map(row)}
      </tbody>
    );

  const content = () => {
    if (error) return <ErrorState title={text.errorTitle} error={error} onRetry={onRetry} />;
    if (loading) {
      return (
        <TableSkeleton
          label={text.loading}
          table={Kinds}
          head={<Head />}
          widths={[180, 96, 80, 20, 28, 0]}
          rows={8}
        />
      );
    }
    return (
      <>
        <Kinds aria-label={text.title}>
          <Head />
          {group(
            text.builtIn,
            kinds.filter(({ id }) => isBuiltIn(id)),
          )}
          {group(
            text.own,
            kinds.filter(({ id }) => !isBuiltIn(id)),
          )}
        </Kinds>
        <Note>{text.note({ max: MAX_KINDS - kinds.filter(({ id }) => isBuiltIn(id)).length })}</Note>
      </>
    );
  };

  return (
    <Root {...rest} ref={ref}>
      <PageHeader
        title={text.title}
        actions={
          <Button
            variant="primary"
            icon={<Plus size={16} />}
            disabled={isFull}
            title={isFull ? text.full({ max: MAX_KINDS }) : undefined}
            onClick={onCreate}
          >
            {text.newKind}
          </Button>
        }
      />
      <Scroller aria-busy={loading || undefined}>{content()}</Scroller>
    </Root>
  );
});
