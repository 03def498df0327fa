import { X } from 'lucide-react';
import {
  type ComponentPropsWithoutRef,
  type FocusEvent,
  forwardRef,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
} from 'react';
import { css, keyframes, styled } from 'styled-components';
import { Button } from './Button.js';
import { focusTrail, rememberOrigin } from './dialog-focus.js';
import { followTrail } from './focus-trail.js';
import { IconButton } from './IconButton.js';
import { narrowPart, partOfPage } from './narrow-part.js';
import { isInToast } from './toast-region.js';
import { visuallyHiddenStyle } from './VisuallyHidden.js';

/** Props of {@link ActionBar}. All other props are passed to the root `<div>`. */
interface ActionBarProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  open: boolean;
  /** The accessible name of the group of actions. */
  name: string;
  /** Describes what is selected. Screen readers announce this text. */
  status: string;
  clearLabel: string;
  onClear: () => void;
  /** The actions. */
  children: ReactNode;
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

/** An action. On small screens, its icon replaces the text, which is still the button's accessible name. */
export const BarAction = styled(Button)`
  &[data-variant='danger'] {
    border-color: transparent;
  }
  &:has(svg) {
    ${narrowPart(css`
      width: var(--cp-control-h);
      padding: 0;
    `)}
  }
`;

/** The text of an action that has an icon. */
export const BarActionText = styled.span`
  ${narrowPart(css`
    ${visuallyHiddenStyle}
  `)}
`;

/**
 * A bar with actions for the selected items, floating over the bottom of a flex column. The bar takes up no space,
 * announces what is selected, and returns focus when it disappears.
 */
export const ActionBar = forwardRef<HTMLDivElement, ActionBarProps>(function ActionBar(
  { open, name, status, clearLabel, onClear, children, ...rest },
  ref,
) {
  const leave = useRef<(() => void) | null>(null);

  const noteOrigin = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // Remember which element had focus before the bar did. Focus returns to that element, even from dialogs that the
    // bar opens. Focus never returns to a toast, even if it came from one, for example after Undo.
    if (
      relatedTarget instanceof HTMLElement &&
      !currentTarget.contains(relatedTarget) &&
      !isInToast(relatedTarget)
    ) {
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
    if (open) return;
    leave.current?.();
    leave.current = null;
  }, [open]);

  const state = open ? 'open' : 'closed';
  return (
    <Root {...rest} ref={ref} data-state={state}>
      <Place>
        <Bar
          data-state={state}
          data-cp-bulk-bar={open || undefined}
          {...(open && { role: 'group', 'aria-label': name })}
          onFocus={noteOrigin}
        >
          <p role="status">{open && status}</p>
          {open && (
            <>
              <Line />
              {children}
              <Line />
              <IconButton label={clearLabel} icon={<X size={16} strokeWidth={1.75} />} onClick={clear} />
            </>
          )}
        </Bar>
      </Place>
    </Root>
  );
});
