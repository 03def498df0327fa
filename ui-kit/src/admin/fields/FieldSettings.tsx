import { Plus, SlidersHorizontal } from 'lucide-react';
import { forwardRef, type HTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { warnOnce } from '../../internal/warn-once.js';
import { useKinds } from '../../kit/use-kinds.js';
import { useMessages } from '../../kit/use-messages.js';
import { sortedFieldConfigurations } from '../../logs/sorted-field-configurations.js';
import type { FieldConfiguration, LogKind } from '../../logs/types.js';
import type { LoadError } from '../../messages/problem.js';
import { Button } from '../../primitives/Button.js';
import { EmptyState } from '../../primitives/EmptyState.js';
import { ErrorState } from '../../primitives/ErrorState.js';
import { Tabs } from '../../primitives/Tabs.js';
import { PageHeader } from '../../shell/PageHeader.js';
import { Scroller } from '../admin-table.js';
import { TableSkeleton } from '../TableSkeleton.js';
import { Fields, FieldTable, FieldTableHead } from './FieldTable.js';
import { fieldSettingsMessages } from './messages.js';

/** Props of {@link FieldSettings}. All other props are passed to the root element. */
export interface FieldSettingsProps extends HTMLAttributes<HTMLDivElement> {
  /** The custom fields for the selected kind. Fields for other kinds are ignored. */
  fieldConfigurations: readonly FieldConfiguration[];
  /** The kind whose tab is selected. */
  kind: LogKind;
  onKindChange: (change: { kind: LogKind }) => void;
  /** The number of fields for each kind, if known. */
  counts?: Partial<Record<LogKind, number>>;
  /** Whether the fields are loading. Default false. */
  loading?: boolean;
  /**
   * Whether loading failed. If so, an error message replaces the fields: the given string, or a general
   * explanation if the value is `true`. Default false.
   */
  error?: LoadError;
  onRetry?: () => void;
  /** Called when the user clicks 'Add Field', or the button that is displayed while there are no fields. */
  onCreate: () => void;
  onEdit: (target: { field: FieldConfiguration }) => void;
  onDelete: (target: { field: FieldConfiguration }) => void;
}

const Root = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`;

/**
 * The custom fields page with its heading. Every kind that can have custom fields has a tab with its fields, sorted by
 * display order.
 *
 * @example
 * <FieldSettings fieldConfigurations={fields} kind={kind} onKindChange={({ kind }) => setKind(kind)}
 *   loading={fetching} onCreate={() => open(null)} onEdit={({ field }) => open(field)} onDelete={ask} />
 */
export const FieldSettings = forwardRef<HTMLDivElement, FieldSettingsProps>(function FieldSettings(
  {
    fieldConfigurations,
    kind,
    onKindChange,
    counts,
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
  const { list, of: kindOf } = useKinds();
  const tabs = list.filter(({ hasCustomFields = true }) => hasCustomFields);
  const text = useMessages(fieldSettingsMessages);
  if (!tabs.some((tab) => tab.kind === kind)) {
    warnOnce(
      `FieldSettings has no tab for '${kind}', so no tab is selected. Set kind to one of ${tabs.map((tab) => tab.kind).join(', ')}.`,
    );
  }
  const fields = sortedFieldConfigurations(fieldConfigurations, kind);
  const isEmpty = fields.length === 0 && !loading && !error;
  const countOf = (of: LogKind) => (of === kind && !loading && !error ? fields.length : counts?.[of]);
  const panel = () => {
    if (error) {
      return <ErrorState title={text.errorTitle} error={error} onRetry={onRetry} />;
    }
    if (loading) {
      return (
        <TableSkeleton
          label={text.loading}
          table={Fields}
          head={<FieldTableHead />}
          widths={[112, 96, 64, 56, 0, 12, 0]}
          rows={5}
        />
      );
    }
    if (isEmpty) {
      return (
        <EmptyState
          icon={<SlidersHorizontal size={20} strokeWidth={1.75} />}
          title={text.emptyTitle}
          description={text.emptyHint({ log: kindOf(kind).texts.singular })}
          action={
            <Button variant="primary" onClick={onCreate}>
              {text.addFirst}
            </Button>
          }
        />
      );
    }
    return (
      <FieldTable
        fields={fields}
        label={kindOf(kind).texts.pluralTitle}
        onEdit={onEdit}
        onDelete={onDelete}
      />
    );
  };
  return (
    <Root {...rest} ref={ref} data-kind={kind}>
      <PageHeader
        title={text.title}
        actions={
          // A page should have only one primary button. If the tab is empty, the button in the middle is primary.
          <Button variant={isEmpty ? 'default' : 'primary'} icon={<Plus size={16} />} onClick={onCreate}>
            {text.addField}
          </Button>
        }
      />
      <Tabs
        label={text.tabs}
        tabs={tabs.map(({ kind: of, icon: Icon, texts }) => ({
          value: of,
          label: texts.pluralTitle,
          icon: <Icon size={16} strokeWidth={1.75} aria-hidden />,
          count: countOf(of),
        }))}
        value={kind}
        onValueChange={({ value }) => onKindChange({ kind: value })}
      >
        <Scroller aria-busy={loading || undefined}>{panel()}</Scroller>
      </Tabs>
    </Root>
  );
});
