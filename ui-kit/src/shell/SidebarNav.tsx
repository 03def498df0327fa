import { useId } from 'react';
import { styled } from 'styled-components';
import { Link, type Navigation } from '../primitives/Link.js';
import { Tooltip } from '../primitives/Tooltip.js';
import { VisuallyHidden, visuallyHiddenStyle } from '../primitives/VisuallyHidden.js';
import type { ShellGroup, ShellItem } from './types.js';

/** Props of SidebarNav. */
export interface SidebarNavProps {
  groups: readonly ShellGroup[];
  /** The accessible name of the landmark. */
  label: string;
  /** Whether to display only icons, with the page names as tooltips. */
  collapsed: boolean;
  onNavigate: ((navigation: Navigation) => void) | undefined;
}

const Root = styled.nav`
  flex: 1;
  min-height: 0;
  overflow: auto;
  padding: var(--cp-space-2);

  & > div + div {
    margin-block-start: var(--cp-space-4);
  }
  &[data-collapsed] > div + div {
    margin-block: var(--cp-space-2) 0;
    padding-block-start: calc(var(--cp-space-2) + 1px);
    position: relative;
  }
  &[data-collapsed] > div + div::before {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline: var(--cp-space-2);
    height: 1px;
    background: var(--cp-border-subtle);
  }
`;

const Heading = styled.div`
  height: 28px;
  padding: 0 var(--cp-space-2);
  color: var(--cp-text-tertiary);
  font-size: var(--cp-text-xs);
  line-height: 28px;
  font-weight: var(--cp-weight-medium);

  [data-collapsed] > div > & {
    ${visuallyHiddenStyle}
  }
`;

const Item = styled(Link)`
  display: flex;
  align-items: center;
  gap: 10px;
  height: 32px;
  margin-block-end: 1px;
  padding: 0 var(--cp-space-2);
  border-radius: var(--cp-radius-sm);
  color: var(--cp-text-secondary);
  text-decoration: none;
  white-space: nowrap;

  & > svg {
    color: var(--cp-text-tertiary);
    stroke-width: 1.75;
  }
  &:hover {
    background: var(--cp-surface-hover);
    color: var(--cp-text-primary);
  }
  &[aria-current] {
    background: var(--cp-surface-active);
    color: var(--cp-text-primary);
    font-weight: var(--cp-weight-medium);
  }
  &[aria-current] > svg {
    color: inherit;
  }
  [data-sheet] & {
    height: 40px;
  }
  [data-collapsed] & {
    position: relative;
    justify-content: center;
    padding: 0;
  }
  [data-collapsed] & > span {
    ${visuallyHiddenStyle}
  }
`;

/** The number of pending items or, in a collapsed sidebar, a dot next to the icon. */
const Count = styled.small`
  min-width: 20px;
  margin-inline-start: auto;
  padding: 0 6px;
  border-radius: var(--cp-radius-full);
  background: var(--cp-surface-active);
  color: var(--cp-text-primary);
  font-size: var(--cp-text-xs);
  line-height: 20px;
  font-weight: var(--cp-weight-medium);
  font-variant-numeric: tabular-nums;
  text-align: center;

  [data-collapsed] & {
    position: absolute;
    inset-block-start: 4px;
    inset-inline-end: 4px;
    min-width: 8px;
    width: 8px;
    height: 8px;
    padding: 0;
    overflow: hidden;
    background: var(--cp-accent-solid);
    color: transparent;
  }
`;

function NavItem({
  item,
  collapsed,
  onNavigate,
}: Omit<SidebarNavProps, 'groups' | 'label'> & { item: ShellItem }) {
  const count = item.waiting?.count ?? 0;
  return (
    <Tooltip content={item.label} side="right" disabled={!collapsed}>
      <Item
        variant="bare"
        href={item.href}
        aria-current={item.current ? 'page' : undefined}
        onNavigate={onNavigate}
      >
        {item.icon}
        <span>{item.label}</span>
        {count > 0 && (
          <Count>
            {count} <VisuallyHidden>{item.waiting?.label}</VisuallyHidden>
          </Count>
        )}
      </Item>
    </Tooltip>
  );
}

/** The navigation with its groups of pages. */
export function SidebarNav({ groups, label, collapsed, onNavigate }: SidebarNavProps) {
  const id = useId();
  return (
    <Root aria-label={label} data-collapsed={collapsed || undefined}>
      {groups.map((group, index) => (
        <div key={group.label}>
          <Heading id={`${id}-${index}`}>{group.label}</Heading>
          <ul aria-labelledby={`${id}-${index}`}>
            {group.items.map((item) => (
              <li key={item.id}>
                <NavItem item={item} collapsed={collapsed} onNavigate={onNavigate} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Root>
  );
}
