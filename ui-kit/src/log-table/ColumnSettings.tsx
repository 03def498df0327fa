import { Columns3 } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef, useId, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useKindOf } from '../kit/use-kinds.js';
import { useKit } from '../kit/use-kit.js';
import { useMessages, useTranslate } from '../kit/use-messages.js';
import { arrangeColumns, type ColumnPreference, listColumns } from '../logs/kinds/columns.js';
import type { LogKind } from '../logs/types.js';
import { Button } from '../primitives/Button.js';
import { Popover } from '../primitives/Popover.js';
import { VisuallyHidden } from '../primitives/VisuallyHidden.js';
import { ColumnChoices } from './ColumnChoices.js';
import { columnSettingsMessages } from './column-settings-messages.js';

/** Props of {@link ColumnSettings}. All other props are passed to the button. */
export interface ColumnSettingsProps
  extends Omit<ComponentPropsWithoutRef<'button'>, 'children' | 'onChange'> {
  kind: LogKind;
  /** Ids of the visible columns, as in {@link LogTable}. Defaults to all columns. */
  visibleColumns?: readonly string[];
  /** Ids of all columns in order. Defaults to the kind's order. */
  columnOrder?: readonly string[];
  /** Called on each change. Receives all visible columns and the order of all columns, so that you can save both. */
  onChange: (preference: { visibleColumns: string[]; columnOrder: string[] }) => void;
}

const Root = styled.div`
  width: 280px;
  max-width: 100%;
  padding: var(--cp-space-2);

  & > [data-head] {
    position: sticky;
    z-index: 2;
    inset-block-start: 0;
    display: flex;
    align-items: center;
    justify-content: space-between;
    margin-block-start: calc(-1 * var(--cp-space-2));
    padding-block: var(--cp-space-1);
    padding-inline-start: var(--cp-space-2);
    background: var(--cp-surface-float);
  }
  & h2 {
    color: var(--cp-text-tertiary);
    font-size: var(--cp-text-xs);
    line-height: var(--cp-leading-xs);
    font-weight: var(--cp-weight-medium);
  }
  @media (hover: none), (pointer: coarse) {
    --cp-control-h-sm: 44px;
    width: 344px;
  }
`;

interface Draft {
  /** The props at the time of the change. The displayed change is discarded when the props change. */
  given: Partial<ColumnPreference>;
  preference: ColumnPreference;
}

/**
 * The 'Columns' button. It opens 'Column Settings', where users choose which columns a list shows and change their
 * order by dragging or with buttons. Any column except the last visible one can be hidden. Changes are displayed
 * immediately, even before the props change.
 *
 * @example
 * <ColumnSettings kind="blog" {...preference} onChange={save} />
 */
export const ColumnSettings = forwardRef<HTMLButtonElement, ColumnSettingsProps>(function ColumnSettings(
  { kind, visibleColumns, columnOrder, onChange, ...rest },
  ref,
) {
  const { fields: fieldConfigurations } = useKit();
  const text = useMessages(columnSettingsMessages);
  const titleId = useId();
  const firstRef = useRef<HTMLButtonElement>(null);
  const [draft, setDraft] = useState<Draft | null>(null);
  const [status, setStatus] = useState('');
  const isCurrent =
    draft?.given.visibleColumns === visibleColumns && draft?.given.columnOrder === columnOrder;
  const preference = draft && isCurrent ? draft.preference : { visibleColumns, columnOrder };

  const translate = useTranslate();
  const kindOf = useKindOf();
  const all = useMemo(
    () => listColumns({ kind, fieldConfigurations, translate, kindOf }),
    [kind, fieldConfigurations, translate, kindOf],
  );
  const arranged = arrangeColumns(all, preference);
  const change = (next: typeof arranged, announcement: string) => {
    const changed = {
      visibleColumns: next.flatMap(({ column, isVisible }) => (isVisible ? [column.id] : [])),
      columnOrder: next.map(({ column }) => column.id),
    };
    setDraft({
      given: { ...(visibleColumns && { visibleColumns }), ...(columnOrder && { columnOrder }) },
      preference: changed,
    });
    setStatus(announcement);
    onChange(changed);
  };

  const defaults = arrangeColumns(all, {});
  const isDefault = arranged.every(
    ({ column, isVisible }, place) => isVisible && defaults[place]?.column.id === column.id,
  );
  return (
    <Popover
      align="end"
      aria-labelledby={titleId}
      initialFocusRef={firstRef}
      onOpenChange={() => {
        setDraft(null);
        setStatus('');
      }}
      trigger={
        <Button collapses {...rest} ref={ref} icon={<Columns3 size={16} strokeWidth={1.75} />}>
          {text.columns}
        </Button>
      }
    >
      <Root>
        <div data-head="">
          <h2 id={titleId}>{text.title}</h2>
          <Button
            variant="ghost"
            size="sm"
            aria-disabled={isDefault}
            onClick={() => change(defaults, text.wasReset)}
          >
            {text.reset}
          </Button>
        </div>
        <ColumnChoices firstRef={firstRef} columns={arranged} onChange={change} />
        <VisuallyHidden role="status">{status}</VisuallyHidden>
      </Root>
    </Popover>
  );
});
