import { styled } from 'styled-components';
import { Button } from '../primitives/Button.js';
import { Popover } from '../primitives/Popover.js';
import type { ButtonPopoverProps } from '../primitives/use-popover-button.js';
import type { ToolbarAction } from './ToolbarActions.js';

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
        {actions.map(({ id, label: text, icon, onSelect }) => (
          <Button
            key={id}
            variant="ghost"
            icon={icon}
            onClick={() => {
              popover.onOpenChange({ open: false });
              onSelect();
            }}
          >
            {text}
          </Button>
        ))}
      </List>
    </Popover>
  );
}
