import { Tabs as Radix } from 'radix-ui';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { useValue } from '../internal/use-controlled.js';
import { useThemed } from '../theme/portal-container.js';

/** A tab. */
export interface Tab {
  value: string;
  label: string;
  /** A 16 px icon. */
  icon?: ReactNode;
  /** The number of items in the tab. If it is unknown, nothing is displayed. */
  count?: number | undefined;
}

/** Props of {@link Tabs}. All other props are passed to the root element. */
export interface TabsProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'defaultValue' | 'dir' | 'children'> {
  tabs: readonly Tab[];
  /** The selected tab. If this is omitted, the tabs keep their own state. */
  value?: string;
  /** The initially selected tab if `value` is omitted. @default the first tab */
  defaultValue?: string;
  onValueChange?: (change: { value: string }) => void;
  /** The accessible name of the tab list. */
  label: string;
  /** The selected tab's panel, or a function that receives the tab's value and returns the panel. */
  children?: ReactNode | ((tab: { value: string }) => ReactNode);
}

const Root = styled(Radix.Root)`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`;

const List = styled(Radix.List)`
  display: flex;
  flex: none;
  gap: var(--cp-space-1);
  padding: 0 var(--cp-space-3);
  overflow: auto hidden;
  scrollbar-width: none;
  /* Unlike a border, this line is inside the scrolling content, so that the selected tab's line can cover it. */
  box-shadow: inset 0 -1px 0 var(--cp-border-subtle);
`;

const Trigger = styled(Radix.Trigger)`
  position: relative;
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--cp-space-2);
  height: 40px;
  padding: 0 10px;
  border: 0;
  border-radius: var(--cp-radius-sm);
  background: none;
  color: var(--cp-text-secondary);
  font-weight: var(--cp-weight-medium);
  white-space: nowrap;
  cursor: pointer;

  &:hover,
  &[data-state='active'] {
    color: var(--cp-text-primary);
  }

  &[data-state='active']::after {
    content: '';
    position: absolute;
    inset-inline: 10px;
    inset-block-end: 0;
    height: 2px;
    border-radius: 2px 2px 0 0;
    background: var(--cp-text-primary);
  }

  &:focus-visible {
    outline-offset: -3px;
  }

  @media (pointer: coarse) {
    height: 44px;
  }

  @media (forced-colors: active) {
    &[data-state='active']::after {
      background: Highlight;
    }
  }
`;

const Count = styled.span`
  min-width: 18px;
  padding: 0 5px;
  border-radius: var(--cp-radius-full);
  background: var(--cp-surface-hover);
  color: var(--cp-text-tertiary);
  font-size: var(--cp-text-xs);
  line-height: 18px;
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

const Panel = styled(Radix.Content)`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;

  &[hidden] {
    display: none;
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;

/**
 * Tabs above the panel of the selected tab. Arrow keys, Home and End move between tabs.
 *
 * @example
 * <Tabs label="Type of log" tabs={[{ value: 'blog', label: 'Blog Logs', count: 5 }]} value={kind}
 *   onValueChange={({ value }) => setKind(value)}>…</Tabs>
 */
export const Tabs = forwardRef<HTMLDivElement, TabsProps>(function Tabs(
  { tabs, value: given, defaultValue = tabs[0]?.value ?? '', onValueChange, label, children, ...rest },
  ref,
) {
  useThemed();
  const [value, change] = useValue({ value: given, defaultValue, onValueChange });
  const last = useRef<string | null>(null);
  const choose = (next: string) => {
    // Ignore the second call: Radix calls this twice per press, the second time because the press moves focus.
    if (last.current === next) return;
    last.current = next;
    queueMicrotask(() => {
      last.current = null;
    });
    change(next);
  };
  return (
    <Root {...rest} ref={ref} value={value} onValueChange={choose}>
      <List aria-label={label}>
        {tabs.map(({ value, label, icon, count }) => (
          <Trigger key={value} value={value}>
            {icon}
            {label}
            {count !== undefined && <Count>{count}</Count>}
          </Trigger>
        ))}
      </List>
      {/* Every tab refers to its panel, so every panel must exist. All panels except the selected one are empty. */}
      {tabs.map((tab) => (
        <Panel key={tab.value} value={tab.value}>
          {tab.value === value && (typeof children === 'function' ? children({ value }) : children)}
        </Panel>
      ))}
    </Root>
  );
});
