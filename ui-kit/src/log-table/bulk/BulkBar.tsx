import { Pencil, Trash2, X } from 'lucide-react';
import {
  type ComponentPropsWithoutRef,
  type FocusEvent,
  forwardRef,
  type MouseEvent,
  useEffect,
  useRef,
} from 'react';
import { css, keyframes, styled } from 'styled-components';
import { Button } from '../../primitives/Button.js';
import { focusTrail, followTrail, rememberOrigin } from '../../primitives/dialog-focus.js';
import { IconButton } from '../../primitives/IconButton.js';
import { narrowPart, partOfPage } from '../../primitives/narrow-part.js';
import { visuallyHiddenStyle } from '../../primitives/VisuallyHidden.js';
import { type BulkBarLabels, bulkBarLabels } from './bulk-labels.js';

/** Props of {@link BulkBar}. All other props are passed to the root `<div>`. */
export interface BulkBarProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The number of selected entries. The bar is visible if there are any. */
  count: number;
  onEdit: () => void;
  /** Called when the user clicks Delete. Confirm the deletion with a {@link BulkDeleteDialog}. */
  onDelete: () => void;
  /** Called when the user clears the selection. */
  onClear: () => void;
  labels?: Partial<BulkBarLabels>;
}

const rise = keyframes`
  from {
    opacity: 0;
    transform: translateY(8px);
  }
`;

/* Takes up no space and always comes last in its column, regardless of its position in the document. */
const Root = styled.div`
  ${partOfPage}
  position: relative;
  z-index: var(--cp-z-float);
  order: 1;
  flex: none;
  height: 0;
`;

const Place = styled.div`
  position: absolute;
  inset-inline: 12px;
  inset-block-end: var(--cp-space-5);
  display: flex;
  justify-content: center;
  pointer-events: none;

  ${narrowPart(css`
    inset-block-end: 12px;
  `)}
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: var(--cp-space-1);
  min-width: 0;
  white-space: nowrap;

  & > p {
    margin-inline-end: var(--cp-space-2);
    font-weight: var(--cp-weight-medium);
    font-variant-numeric: tabular-nums;
  }

  &[data-state='open'] {
    min-height: 48px;
    padding-block: var(--cp-space-1);
    padding-inline: var(--cp-space-4) var(--cp-space-2);
    border: 1px solid var(--cp-border-float);
    border-radius: var(--cp-radius-lg);
    background: var(--cp-surface-float);
    box-shadow: var(--cp-shadow-float);
    color: var(--cp-text-primary);
    pointer-events: auto;

    @media (prefers-reduced-motion: no-preference) {
      animation: ${rise} var(--cp-duration) var(--cp-ease-out);
    }
  }
  ${narrowPart(css`
    --cp-control-h: 44px;

    &[data-state='open'] {
      flex: 1;
      padding-inline: var(--cp-space-3) var(--cp-space-1);
    }
    & > p {
      flex: 1;
      min-width: 0;
      margin: 0;
      white-space: normal;
    }
  `)}
`;

const Line = styled.span`
  width: 1px;
  height: 20px;
  margin: 0 var(--cp-space-1);
  background: var(--cp-border-default);

  ${narrowPart(css`
    display: none;
  `)}
`;

/* On small screens, the icon replaces the text, which is still the button's accessible name. */
const Action = styled(Button)`
  &[data-variant='danger'] {
    border-color: transparent;
  }
  ${narrowPart(css`
    width: var(--cp-control-h);
    padding: 0;
  `)}
`;

const Word = styled.span`
  ${narrowPart(css`
    ${visuallyHiddenStyle}
  `)}
`;

/**
 * Actions for the selected entries, floating over the bottom of a list. Pass it to a `LogTable` as its `bulkBar`, or
 * put it anywhere in a flex column with another list: it takes up no space and is always displayed at the end of the
 * column. It announces the number of selected entries to screen readers, and returns focus when it disappears.
 *
 * @example
 * <BulkBar count={ids.length} onEdit={edit} onDelete={ask} onClear={() => setIds([])} />
 */
export const BulkBar = forwardRef<HTMLDivElement, BulkBarProps>(function BulkBar(
  { count, onEdit, onDelete, onClear, labels, ...rest },
  ref,
) {
  const text = { ...bulkBarLabels, ...labels };
  const leave = useRef<(() => void) | null>(null);
  const isOpen = count > 0;

  const noteOrigin = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // Remember which element had focus before the bar. Focus returns there, even from dialogs that the bar opens.
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
      rememberOrigin(currentTarget, relatedTarget);
    }
  };
  const clear = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const trail = focusTrail(currentTarget);
    const { ownerDocument } = currentTarget;
    leave.current = () => followTrail(trail, ownerDocument);
    onClear();
  };
  useEffect(() => {
    if (isOpen) return;
    leave.current?.();
    leave.current = null;
  }, [isOpen]);

  return (
    <Root {...rest} ref={ref} data-state={isOpen ? 'open' : 'closed'}>
      <Place>
        <Bar
          data-state={isOpen ? 'open' : 'closed'}
          data-cp-bulk-bar={isOpen || undefined}
          {...(isOpen && { role: 'group', 'aria-label': text.name })}
          onFocus={noteOrigin}
        >
          <p role="status">{isOpen && text.selected({ count })}</p>
          {isOpen && (
            <>
              <Line />
              <Action variant="ghost" icon={<Pencil size={16} strokeWidth={1.75} />} onClick={onEdit}>
                <Word>{text.edit}</Word>
              </Action>
              <Action variant="danger" icon={<Trash2 size={16} strokeWidth={1.75} />} onClick={onDelete}>
                <Word>{text.delete}</Word>
              </Action>
              <Line />
              <IconButton label={text.clear} icon={<X size={16} strokeWidth={1.75} />} onClick={clear} />
            </>
          )}
        </Bar>
      </Place>
    </Root>
  );
});
