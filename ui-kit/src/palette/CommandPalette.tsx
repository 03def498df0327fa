import type { CalendarDate } from '@content-planner/model';
import { type ComponentPropsWithoutRef, forwardRef, useContext, useEffect, useMemo, useState } from 'react';
import { mergeRefs } from '../internal/merge-refs.js';
import { readStored, writeStored } from '../internal/stored-json.js';
import { useControlled } from '../internal/use-controlled.js';
import { useLatest } from '../internal/use-latest.js';
import { useOnDemand } from '../internal/use-on-demand.js';
import { useMessages } from '../kit/use-messages.js';
import type { CalendarEntry } from '../logs/types.js';
import { PALETTE_KEYS } from '../shortcuts/shortcut-keys.js';
import { type Command, commandId, ShortcutContext } from '../shortcuts/shortcut-registry.js';
import { useShortcuts } from '../shortcuts/use-shortcuts.js';
import { useThemed } from '../theme/portal-container.js';
import { COMMAND_PALETTE_KEY } from './palette-key.js';
import { commandPaletteMessages } from './palette-messages.js';
import { palettePart } from './palette-part.js';
import { inputOf, OPEN_DIALOG, usePaletteKeys } from './use-palette-keys.js';

/** Props of {@link CommandPalette}. All other props are passed to the dialog element. */
export interface CommandPaletteProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Whether the palette is open. If this is omitted, the palette keeps its own state. */
  open?: boolean;
  onOpenChange?: (change: { open: boolean }) => void;
  /** The commands. By default, those of all mounted components inside the `ShortcutProvider`: see `useCommands`. */
  commands?: readonly Command[];
  /**
   * Called with the date that the user goes to, or with the first day of a month. Display it in your `Calendar`. The day receives focus as soon as
   * it is displayed. If this callback is omitted, the palette offers no dates.
   */
  onGoToDate?: (chosen: { date: CalendarDate }) => void;
  /**
   * Called with the typed text 150 ms after the user stops typing, and with an empty string after the palette closes.
   * Fetch the entries whose titles contain the text. If this callback is omitted, the palette offers no entries.
   */
  onSearchEntries?: (search: { text: string }) => void;
  /**
   * The entries that match the text from `onSearchEntries`, best matches first. The palette displays the first four.
   * @default []
   */
  entries?: readonly CalendarEntry[];
  /**
   * Whether `entries` are still loading. Until they have loaded, the palette does not report that there are no results.
   * @default false
   */
  loading?: boolean;
  /** How many entries match in total, for the command that displays all of them. */
  entryCount?: number | undefined;
  onOpenEntry?: (opened: { entry: CalendarEntry }) => void;
  /**
   * Called when the user runs the command that displays all matching entries. If this callback is omitted, the command
   * is hidden.
   */
  onOpenAllEntries?: (opened: { text: string }) => void;
  /**
   * The `localStorage` key under which the palette remembers the user's recent commands. If several users share a
   * browser, use a separate key for each user.
   * @default COMMAND_PALETTE_KEY
   */
  storageKey?: string;
  /** The current date. Defaults to the date in the user's time zone. */
  today?: CalendarDate;
}

/** The maximum number of recent commands. The palette lists them first. */
const MAX_RECENT = 3;

/** Returns the ids of the user's recent commands, the most recent one first. */
function storedRecent(key: string): readonly string[] {
  const stored = readStored(key);
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, MAX_RECENT) : [];
}

/**
 * A dialog in which users type to go to a date or a month, find an entry, or run a command. Ctrl+K (⌘K on Macs) opens
 * it, unless another dialog is open. The palette's code is loaded when it first opens, and what the user types in the
 * meantime is kept.
 *
 * @example
 * <CommandPalette onGoToDate={({ date }) => show(date)} onSearchEntries={({ text }) => load(text)}
 *   entries={entries} onOpenEntry={({ entry }) => open(entry)} />
 */
export const CommandPalette = forwardRef<HTMLDivElement, CommandPaletteProps>(function CommandPalette(
  { open: given, onOpenChange, commands, storageKey = COMMAND_PALETTE_KEY, ...rest },
  ref,
) {
  useThemed();
  const text = useMessages(commandPaletteMessages);
  const registry = useContext(ShortcutContext);
  const [open, setOpen] = useControlled(given, false);
  const [recent, setRecent] = useState(() => storedRecent(storageKey));
  // Get the commands when the palette opens, because they depend on which element has focus at that time.
  const atOpening = useMemo(() => (open ? registry?.commands() : undefined) ?? [], [open, registry]);
  // If a screen loads while the palette is open, list the screen's commands, too. They replace commands with the same
  // labels.
  const [later, setLater] = useState<readonly Command[]>([]);
  useEffect(() => {
    if (!open || !registry) return;
    const update = () => setLater(registry.commands());
    update();
    const stop = registry.subscribe(update);
    return () => {
      stop();
      setLater([]);
    };
  }, [open, registry]);
  const part = useOnDemand(palettePart, open);
  const PaletteDialog = part.value;
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange?.({ open: next });
  };
  const latest = useLatest({ open, change });
  useEffect(() => {
    if (part.failed && latest.current.open) latest.current.change(false);
  }, [part]);
  const { dialogRef, typedEarly } = usePaletteKeys(open, () => change(false));
  const mergedRef = useMemo(() => mergeRefs(dialogRef, ref), [dialogRef, ref]);
  useShortcuts([{ keys: PALETTE_KEYS, group: 'everywhere', label: text.palette }]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // Check for Ctrl or ⌘ before the key, because browsers that autofill a form dispatch keydown events without a
      // key.
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
      if (event.altKey || event.shiftKey || event.defaultPrevented || event.isComposing) return;
      const { open: isOpen, change: set } = latest.current;
      // Do not open over another dialog, because its form could contain unsaved input.
      if (!isOpen && document.querySelector(OPEN_DIALOG)) return;
      event.preventDefault();
      if (isOpen) inputOf(dialogRef.current)?.focus();
      else set(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [dialogRef]);
  return (
    PaletteDialog && (
      <PaletteDialog
        {...rest}
        ref={mergedRef}
        open={open}
        initialText={typedEarly}
        onOpenChange={({ open: next }) => change(next)}
        commands={commands ?? [...atOpening, ...later]}
        recent={recent}
        onRun={({ command }) => {
          const id = commandId(command);
          const next = [id, ...recent.filter((other) => other !== id)].slice(0, MAX_RECENT);
          setRecent(next);
          writeStored(storageKey, next);
        }}
      />
    )
  );
});
