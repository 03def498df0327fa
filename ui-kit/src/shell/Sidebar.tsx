import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../kit/use-messages.js';
import type { Navigation } from '../primitives/Link.js';
import { BrandMark } from './BrandMark.js';
import { SidebarFooter } from './SidebarFooter.js';
import { SidebarNav } from './SidebarNav.js';
import { shellMessages } from './shell-messages.js';
import type { ShellGroup, ShellUser } from './types.js';

/** Props of Sidebar. */
export interface SidebarProps {
  groups: readonly ShellGroup[];
  user: ShellUser;
  collapsed: boolean;
  onNavigate: ((navigation: Navigation) => void) | undefined;
  onLogout: () => void;
  /** Displayed at the end of the header: the close button of the sheet. */
  headEnd?: ReactNode;
}

const Head = styled.div`
  flex: none;
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: var(--cp-topbar-h);
  padding-inline: var(--cp-space-4);

  [data-sheet] & {
    height: 56px;
    padding-inline-end: var(--cp-space-4);
  }
  &[data-collapsed] {
    justify-content: center;
    padding: 0;
  }
`;

/** The content of the sidebar, displayed as a column or as a sheet: the product's name, the pages and the account. */
export function Sidebar({ groups, user, collapsed, onNavigate, onLogout, headEnd }: SidebarProps) {
  const text = useMessages(shellMessages);
  return (
    <>
      <Head data-collapsed={collapsed || undefined}>
        <BrandMark name={text.product} compact={collapsed} />
        {headEnd}
      </Head>
      <SidebarNav groups={groups} label={text.navigation} collapsed={collapsed} onNavigate={onNavigate} />
      <SidebarFooter user={user} collapsed={collapsed} onLogout={onLogout} />
    </>
  );
}
