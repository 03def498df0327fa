import { Plus } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef, useMemo } from 'react';
import { styled } from 'styled-components';
import { KINDS } from '../logs/kinds/index.js';
import type { Brand, Entry, FieldConfiguration, LogKind } from '../logs/types.js';
import { Button } from '../primitives/Button.js';
import { EmptyState } from '../primitives/EmptyState.js';
import { ErrorState } from '../primitives/ErrorState.js';
import { useMediaQuery } from '../primitives/use-media-query.js';
import { VisuallyHidden } from '../primitives/VisuallyHidden.js';
import { LogGrid } from './LogGrid.js';
import { LogRows } from './LogRows.js';
import { type LogTableLabels, logTableLabels } from './log-table-labels.js';

/** Props of {@link LogTable}; all others go to the root `<div>`. */
export interface LogTableProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onError'> {
  kind: LogKind;
  /** The entries of the kind, in the order in which they are to be listed (decision L3). */
  entries: readonly Entry[];
  brands: readonly Brand[];
  /** Custom fields, a column each; those of other kinds are left out. */
  fieldConfigurations: readonly FieldConfiguration[];
  /** Nothing is there yet: skeletons show until the first entries come. Default false. */
  loading?: boolean;
  /** Loading has failed: an error shows instead of the list. Default false. */
  error?: boolean;
  /** Given, the error offers to try again. */
  onRetry?: () => void;
  /** Given, the empty list offers to create the first entry. */
  onCreate?: () => void;
  onEdit: (edited: { entry: Entry }) => void;
  /** Asked for, not confirmed: the host asks whether it is meant (spec, section 5). */
  onDelete: (deleted: { entry: Entry }) => void;
  /** The form for small screens; default whenever the window is narrower than 768 px. */
  compact?: boolean;
  /** BCP 47, for dates; default 'en-US'. */
  locale?: string;
  labels?: Partial<LogTableLabels>;
}

const Root = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  /* Keeps what is only spoken inside, where it cannot make the page scroll. */
  position: relative;
  overflow: clip;
  border-block-start: 1px solid var(--cp-border-subtle);
  background: var(--cp-surface-panel);
  color: var(--cp-text-primary);
`;

/**
 * The list of one kind of log (spec, section 2). Fills its parent's height and scrolls inside.
 *
 * @example
 * <LogTable kind="blog" entries={entries} brands={brands} fieldConfigurations={configurations}
 *   onCreate={create} onEdit={({ entry }) => edit(entry)} onDelete={({ entry }) => remove(entry)} />
 */
export const LogTable = forwardRef<HTMLDivElement, LogTableProps>(function LogTable(
  {
    kind,
    entries,
    brands,
    fieldConfigurations,
    loading = false,
    error = false,
    onRetry,
    onCreate,
    onEdit,
    onDelete,
    compact,
    locale,
    labels,
    ...rest
  },
  ref,
) {
  const text = useMemo(() => ({ ...logTableLabels(kind), ...labels }), [kind, labels]);
  const isSmall = useMediaQuery('(max-width: 767.98px)');
  const isEmpty = entries.length === 0;
  const Icon = KINDS[kind].icon;
  const List = (compact ?? isSmall) ? LogRows : LogGrid;
  const state = error ? 'error' : isEmpty ? (loading ? 'loading' : 'empty') : 'ready';
  return (
    <Root {...rest} ref={ref} data-state={state}>
      <VisuallyHidden role="status">{state === 'loading' && text.loading}</VisuallyHidden>
      {state === 'error' && (
        <ErrorState
          title={text.errorTitle}
          description={text.errorText}
          onRetry={onRetry}
          retryLabel={text.retry}
        />
      )}
      {state === 'empty' && (
        <EmptyState
          icon={<Icon size={20} strokeWidth={1.75} />}
          title={text.empty}
          description={text.emptyHint}
          action={
            onCreate && (
              <Button variant="primary" icon={<Plus size={16} strokeWidth={1.75} />} onClick={onCreate}>
                {text.createFirst}
              </Button>
            )
          }
        />
      )}
      {(state === 'loading' || state === 'ready') && (
        <List
          kind={kind}
          entries={entries}
          brands={brands}
          fieldConfigurations={fieldConfigurations}
          loading={state === 'loading'}
          locale={locale}
          labels={text}
          onEdit={onEdit}
          onDelete={onDelete}
        />
      )}
    </Root>
  );
});
