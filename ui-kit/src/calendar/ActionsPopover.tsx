import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../primitives/Button.js';
import { Popover } from '../primitives/Popover.js';
import type { ButtonPopoverProps } from '../primitives/use-popover-button.js';

/** A command in a toolbar menu. */
export interface ToolbarAction {
  id: string;
  label: string;
  icon: ReactNode;
  run: () => void;
}

interface ActionsPopoverProps extends ButtonPopoverProps {
  label: string;
  actions: readonly ToolbarAction[];
}

const List = styled.div`
  display: grid;
  min-width: 184px;
  padding: 6px;

  @media (pointer: coarse) {
    --cp-control-h: 44px;
  }

  > button {
    justify-content: flex-start;
    color: var(--cp-text-primary);
  }
`;

/** A popover that contains several commands. */
export function ActionsPopover({ label, actions, ...popover }: ActionsPopoverProps) {
  return (
    <Popover {...popover} align="end" aria-label={label}>
      <List>
        {actions.map(({ id, label: text, icon, run }) => (
          <Button
            key={id}
            variant="ghost"
            icon={icon}
            onClick={() => {
              popover.onOpenChange({ open: false });
              run();
            }}
          >
            {text}
          </Button>
        ))}
      </List>
    </Popover>
  );
}
