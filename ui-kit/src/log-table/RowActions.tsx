import { styled } from 'styled-components';
import { EntryMenu } from '../calendar/details/EntryMenu.js';
import type { EntryAction } from '../entries/feature.js';
import { useEntryHost } from '../entries/use-entry-host.js';
import { useMessages } from '../kit/use-messages.js';
import type { Entry } from '../logs/entry.js';
import { IconButton } from '../primitives/IconButton.js';
import { logTableMessages } from './log-table-messages.js';

interface RowActionsProps {
  entry: Entry;
  /** Returns the commands for an entry. */
  actionsOf: (entry: Entry) => readonly EntryAction[];
  isTabStop: boolean;
}

const Root = styled.span`
  --cp-control-h: 28px;
  display: inline-flex;
  gap: 2px;
  vertical-align: middle;
`;

const isButton = ({ place, danger = false }: EntryAction) => place === 'button' || danger;

/** The buttons at the end of a row, and a menu with the other commands. */
export function RowActions({ entry, actionsOf, isTabStop }: RowActionsProps) {
  const text = useMessages(logTableMessages);
  const host = useEntryHost<Entry>();
  const { title } = entry;
  const actions = actionsOf(entry);
  const tabIndex = isTabStop ? 0 : -1;
  const run = (action: EntryAction) => host.run(action, host.placeOf(entry));
  return (
    <Root data-row-actions="">
      {actions.filter(isButton).map((action) => (
        <IconButton
          key={action.id}
          tooltip={false}
          tabIndex={tabIndex}
          label={text.entryAction({ label: action.label, title })}
          icon={action.icon}
          data-cp-control={action.id}
          data-cp-tip={action.label}
          onClick={() => run(action)}
        />
      ))}
      <EntryMenu
        tabIndex={tabIndex}
        label={text.entryActions({ title })}
        data-cp-control="menu"
        data-cp-tip={text.actions}
        actions={actions.filter((action) => !isButton(action))}
        onRun={run}
      />
    </Root>
  );
}
