import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { useValue } from '../internal/use-controlled.js';
import { narrowPart } from './narrow-part.js';

/** An option in a segmented control. */
export interface Segment {
  value: string;
  label: string;
  /** A 16 px icon. */
  icon?: ReactNode;
}

/** Props of {@link SegmentedControl}. All other props are passed to the `<div>`. */
export interface SegmentedControlProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'onChange' | 'defaultValue' | 'children'> {
  /** The accessible name of the group. */
  label: string;
  segments: readonly Segment[];
  /** The value of the selected segment. If this is omitted, the control keeps its own value. */
  value?: string;
  /** The initial value if `value` is omitted. @default the first segment */
  defaultValue?: string;
  onValueChange?: (change: { value: string }) => void;
}

const Root = styled.div`
  display: inline-flex;
  gap: 2px;
  max-width: 100%;
  height: var(--cp-control-h);
  padding: 2px;
  border-radius: var(--cp-radius-md);
  background: var(--cp-surface-hover);
  box-shadow: inset 0 0 0 1px var(--cp-border-subtle);

  & > button {
    flex: 1 1 auto;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 6px;
    min-width: 0;
    padding: 0 var(--cp-space-3);
    border: 0;
    border-radius: var(--cp-radius-sm);
    background: none;
    color: var(--cp-text-secondary);
    font-weight: var(--cp-weight-medium);
    white-space: nowrap;
    cursor: pointer;
  }
  & > button > span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & > button:hover {
    color: var(--cp-text-primary);
  }
  & > button[aria-pressed='true'] {
    background: var(--cp-thumb-surface);
    box-shadow: var(--cp-thumb-shadow);
    color: var(--cp-text-primary);
  }
  ${narrowPart(css`
    & > button {
      padding: 0 6px;
    }
  `)}
  @media (forced-colors: active) {
    & > button[aria-pressed='true'] {
      outline: 2px solid Highlight;
    }
  }
`;

/**
 * A few options side by side, one of which is selected. To switch between panels, use `Tabs`.
 *
 * @example
 * <SegmentedControl label="View" segments={[{ value: 'month', label: 'Month' }, { value: 'week', label: 'Week' }]}
 *   value={view} onValueChange={({ value }) => setView(value)} />
 */
export const SegmentedControl = forwardRef<HTMLDivElement, SegmentedControlProps>(function SegmentedControl(
  { label, segments, value: given, defaultValue = segments[0]?.value ?? '', onValueChange, ...rest },
  ref,
) {
  const [value, change] = useValue({ value: given, defaultValue, onValueChange });
  return (
    <Root role="group" aria-label={label} {...rest} ref={ref}>
      {segments.map((segment) => (
        <button
          key={segment.value}
          type="button"
          aria-pressed={segment.value === value}
          onClick={() => change(segment.value)}
        >
          {segment.icon}
          <span>{segment.label}</span>
        </button>
      ))}
    </Root>
  );
});
