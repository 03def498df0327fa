import { LogOut } from 'lucide-react';
import { styled } from 'styled-components';
import { useMessages } from '../kit/use-messages.js';
import { IconButton } from '../primitives/IconButton.js';
import { Tooltip } from '../primitives/Tooltip.js';
import { VisuallyHidden } from '../primitives/VisuallyHidden.js';
import { Avatar } from './Avatar.js';
import { displayName } from './initials.js';
import { shellMessages } from './shell-messages.js';
import type { ShellUser } from './types.js';

/** Props of SidebarFooter. */
export interface SidebarFooterProps {
  user: ShellUser;
  collapsed: boolean;
  onLogout: () => void;
}

const Root = styled.div`
  flex: none;
  display: flex;
  align-items: center;
  gap: 10px;
  height: 56px;
  padding-inline: var(--cp-space-4) var(--cp-space-3);
  border-block-start: 1px solid var(--cp-border-subtle);

  [data-sheet] & {
    height: 64px;
  }
  &[data-collapsed] {
    flex-direction: column;
    justify-content: center;
    gap: 4px;
    height: 88px;
    padding: 0;
  }
`;

const Who = styled.div`
  flex: 1;
  min-width: 0;
  line-height: 18px;

  & > * {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > b {
    font-weight: var(--cp-weight-medium);
  }
  & > span {
    color: var(--cp-text-tertiary);
    font-size: var(--cp-text-xs);
  }
`;

/** The current user and the logout button. */
export function SidebarFooter({ user, collapsed, onLogout }: SidebarFooterProps) {
  const text = useMessages(shellMessages);
  const name = displayName(user);
  return (
    <Root data-collapsed={collapsed || undefined}>
      <Tooltip content={name} side="right" disabled={!collapsed || !name}>
        <Avatar
          firstName={user.firstName}
          lastName={user.lastName}
          email={user.email}
          profileImageUrl={user.profileImageUrl}
        />
      </Tooltip>
      {collapsed ? (
        <VisuallyHidden>{name}</VisuallyHidden>
      ) : (
        <Who>
          <b title={name}>{name}</b>
          {user.isAdmin && <span>{text.admin}</span>}
        </Who>
      )}
      <IconButton
        size={collapsed ? 'sm' : 'md'}
        label={text.logOut}
        icon={<LogOut size={16} strokeWidth={1.75} />}
        tooltipSide={collapsed ? 'right' : 'top'}
        onClick={onLogout}
      />
    </Root>
  );
}
