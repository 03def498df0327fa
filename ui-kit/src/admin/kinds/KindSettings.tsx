import { type Kind, LOG_KINDS, type LogKind } from '@content-planner/model';
import { Plus } from 'lucide-react';
import { forwardRef, type HTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../kit/use-messages.js';
import { Button } from '../../primitives/Button.js';
import { ErrorState } from '../../primitives/ErrorState.js';
import type { Navigation } from '../../primitives/Link.js';
import type { LoadedProps } from '../../primitives/loaded-props.js';
import { PageHeader } from '../../shell/PageHeader.js';
import { Scroller } from '../admin-table.js';
import { type KindFigures, KindTable, KindTableSkeleton } from './KindTable.js';
import { kindSettingsMessages } from './messages.js';

/** The maximum number of kinds, including those that every planner has. */
const MAX_KINDS = 24;

/** Props of {@link KindSettings}. All other props are passed to the root element. */
export interface KindSettingsProps extends HTMLAttributes<HTMLDivElement>, LoadedProps {
  /** All kinds, including hidden ones, in order. */
  kinds: readonly Kind[];
  /** The numbers for each kind, if known. */
  figures?: Partial<Record<LogKind, KindFigures>>;
  /** Handles a click on a number, for routers. */
  onNavigate?: (navigation: Navigation) => void;
  onCreate: () => void;
  onEdit: (target: { kind: Kind }) => void;
  /** Kinds that every planner has can't be deleted. */
  onDelete: (target: { kind: Kind }) => void;
  /**
   * Called with the ids of own kinds when the user changes their order. Return a promise that resolves to false if it could
   * not be saved.
   */
  onOrder?: (change: { ids: string[] }) => Promise<boolean> | undefined;
}

const Root = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`;

const Note = styled.p`
  padding: var(--cp-space-3) var(--cp-space-4);
  color: var(--cp-text-tertiary);
  font-size: var(--cp-text-xs);
  line-height: var(--cp-leading-xs);
`;

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
    onOrder = () => undefined,
    ...rest
  },
  ref,
) {
  const text = useMessages(kindSettingsMessages);
  const isFull = kinds.length >= MAX_KINDS;

  const content = () => {
    if (error) return <ErrorState title={text.errorTitle} error={error} onRetry={onRetry} />;
    if (loading) return <KindTableSkeleton />;
    return (
      <>
        <KindTable {...{ kinds, figures, onNavigate, onEdit, onDelete, onOrder }} />
        <Note>{text.note({ max: MAX_KINDS - LOG_KINDS.length })}</Note>
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
