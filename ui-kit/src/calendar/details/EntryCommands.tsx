import { useContext, useEffect } from 'react';
import type { EntryHost } from '../../entries/feature.js';
import { focusedEntry } from '../../entries/focused-entry.js';
import { useActions, useEntryHost } from '../../entries/use-entry-host.js';
import { useLatest } from '../../internal/use-latest.js';
import { useMessages } from '../../kit/use-messages.js';
import type { TextsOf } from '../../messages/define-messages.js';
import { type Command, ShortcutContext } from '../../shortcuts/shortcut-registry.js';
import { detailsMessages } from './details-messages.js';

/** Returns the commands for the focused entry or, if none has focus, the open one. */
function commandsOf(
  host: EntryHost,
  actionsOf: ReturnType<typeof useActions>,
  { command }: TextsOf<typeof detailsMessages>,
): Command[] {
  const opened = host.opened();
  const entry = focusedEntry(host) ?? (opened?.type === 'details' ? opened.entry : undefined);
  if (entry === undefined) return [];
  return actionsOf(entry)
    .filter(({ place }) => place !== 'days')
    .map((action) => ({
      id: `entry:${action.id}`,
      group: 'entry',
      label: command({ label: action.label, title: entry.title }),
      icon: action.icon,
      run: () => host.run(action, host.placeOf(entry)),
    }));
}

/** Adds the commands for the open or focused entry to the command palette. */
export function EntryCommands() {
  const register = useContext(ShortcutContext)?.register;
  const host = useEntryHost();
  const actionsOf = useActions();
  const text = useMessages(detailsMessages);
  const latest = useLatest(() => commandsOf(host, actionsOf, text));
  useEffect(() => register?.(() => latest.current()), [register]);
  return null;
}
