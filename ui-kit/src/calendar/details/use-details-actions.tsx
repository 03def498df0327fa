import { useRef } from 'react';
import type { EntryAction } from '../../entries/feature.js';
import { useActions, useEntryHost } from '../../entries/use-entry-host.js';
import { useMessages } from '../../kit/use-messages.js';
import type { CalendarEntry } from '../../logs/types.js';
import { Button } from '../../primitives/Button.js';
import { ButtonGroup } from '../../primitives/ButtonGroup.js';
import { detailsMessages } from './details-messages.js';
import { EntryMenu } from './EntryMenu.js';
import { useDetailsKeys } from './use-details-keys.js';

/**
 * Returns the controls in an entry's details, and the handler of their keys.
 *
 * @param isBeside Whether the details are beside the entries. If so, actions open dialogs next to their buttons.
 */
export function useDetailsActions<Entry extends CalendarEntry>(
  entry: Entry | null,
  { isList = false, isBeside = false } = {},
) {
  const text = useMessages(detailsMessages);
  const host = useEntryHost<Entry>();
  const actionsOf = useActions<Entry>();
  const firstRef = useRef<HTMLButtonElement>(null);
  const actions = entry ? actionsOf(entry) : [];
  const at = (place: EntryAction['place']) => actions.filter((action) => (action.place ?? 'menu') === place);
  const run = (action: EntryAction, button?: HTMLElement) => host.run(action, isBeside ? button : undefined);
  return {
    firstRef,
    buttons: at('button').map((action, index) => (
      <Button
        key={action.id}
        ref={index === 0 ? firstRef : undefined}
        icon={action.icon}
        onClick={({ currentTarget }) => run(action, currentTarget)}
      >
        {action.label}
      </Button>
    )),
    menu: entry && (
      <EntryMenu label={text.actions({ title: entry.title })} actions={at('menu')} onRun={run} />
    ),
    dateAction: at('date').map((action) => (
      <Button key={action.id} size="sm" onClick={({ currentTarget }) => run(action, currentTarget)}>
        {action.label}
      </Button>
    )),
    steps: at('days').length > 0 && (
      <ButtonGroup label={text.moveByDays}>
        {at('days').map((action) => (
          <Button key={action.id} onClick={() => run(action)}>
            {action.label}
          </Button>
        ))}
      </ButtonGroup>
    ),
    onKeyDown: useDetailsKeys({
      actions,
      onRun: run,
      onStep: entry ? (direction) => host.step(entry, direction) : undefined,
      isList,
    }),
  };
}
