import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { onDemand } from '../internal/on-demand.js';
import { useOnDemand } from '../internal/use-on-demand.js';
import { useMessages } from '../kit/use-messages.js';
import { shortcutSheetMessages } from './shortcut-messages.js';
import { type Command, isShortcut, keysOf, type Shortcut, ShortcutContext } from './shortcut-registry.js';
import { SHORTCUTS_KEY } from './shortcuts-key.js';
import { takesSingleKeys } from './takes-single-keys.js';

/** Props of {@link ShortcutProvider}. */
export interface ShortcutProviderProps {
  children: ReactNode;
  /** The `localStorage` key that stores whether single-key shortcuts are off. @default 'content-planner:shortcuts:v1' */
  storageKey?: string;
}

const OFF = 'off';

const sheetPart = onDemand(() => import('./ShortcutSheet.js').then(({ ShortcutSheet }) => ShortcutSheet));

/**
 * Returns whether the user has turned off single-key shortcuts. Returns false if the browser's storage is unavailable,
 * for example in a sandboxed frame.
 */
function storedAsOff(key: string): boolean {
  try {
    return window.localStorage.getItem(key) === OFF;
  } catch {
    return false;
  }
}

function store(key: string, singleKeys: boolean): void {
  try {
    if (singleKeys) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, OFF);
  } catch {
    // If storage is unavailable, the setting lasts only until the page is closed.
  }
}

/**
 * Enables the keyboard shortcuts of all components inside it. The `?` key opens a list of the shortcuts. In the list,
 * users can turn off single-key shortcuts, and the browser remembers their choice. Single-key shortcuts work only
 * outside fields, menus and dialogs.
 *
 * @example <ShortcutProvider><App /></ShortcutProvider>
 */
export function ShortcutProvider({ children, storageKey = SHORTCUTS_KEY }: ShortcutProviderProps) {
  const text = useMessages(shortcutSheetMessages);
  const [sources] = useState(() => new Set<() => readonly Command[]>());
  const [subscribers] = useState(() => new Set<() => void>());
  const [singleKeys, setSingleKeys] = useState(true);
  const [listed, setListed] = useState<readonly Shortcut[] | null>(null);
  const [open, setOpen] = useState(false);
  const { value: Sheet } = useOnDemand(sheetPart, open);

  // Read the setting after hydration: the server cannot read the browser's storage, and hydration must render the same
  // result as the server.
  useEffect(() => setSingleKeys(!storedAsOff(storageKey)), [storageKey]);

  const own = useRef<readonly Command[]>([]);
  const commands = useCallback(
    () => [...own.current, ...[...sources].flatMap((current) => current())],
    [sources],
  );
  const openSheet = useCallback(() => {
    setListed(commands().filter(isShortcut));
    setOpen(true);
  }, [commands]);
  useEffect(() => {
    own.current = [{ keys: '?', group: 'everywhere', label: text.title, run: openSheet }];
  });

  useEffect(() => {
    if (!singleKeys) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!takesSingleKeys(event)) return;
      const pressed = event.key.toUpperCase();
      const last = commands().findLast(
        (shortcut) => shortcut.run && keysOf(shortcut).some((key) => key.toUpperCase() === pressed),
      );
      if (last === undefined) return;
      event.preventDefault();
      last.run?.({ key: event.key });
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [commands, singleKeys]);

  const registry = useMemo(
    () => ({
      register: (current: () => readonly Command[]) => {
        const notify = () => {
          for (const onChange of subscribers) onChange();
        };
        sources.add(current);
        notify();
        return () => {
          sources.delete(current);
          notify();
        };
      },
      subscribe: (onChange: () => void) => {
        subscribers.add(onChange);
        return () => {
          subscribers.delete(onChange);
        };
      },
      commands,
      openSheet,
      singleKeys,
    }),
    [sources, subscribers, commands, openSheet, singleKeys],
  );
  return (
    <ShortcutContext.Provider value={registry}>
      {children}
      {Sheet && (
        <Sheet
          open={open}
          onOpenChange={(change) => setOpen(change.open)}
          shortcuts={listed ?? []}
          singleKeys={singleKeys}
          onSingleKeysChange={(change) => {
            setSingleKeys(change.singleKeys);
            store(storageKey, change.singleKeys);
          }}
        />
      )}
    </ShortcutContext.Provider>
  );
}
