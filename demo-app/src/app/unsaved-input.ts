import { useMessages } from '@content-planner/ui-kit';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { appMessages } from './app-messages.js';

/**
 * Whether the open dialog or the import has unsaved input. One boolean is enough, because an open dialog blocks the rest
 * of the page.
 */
let unsaved = false;
const listeners = new Set<() => void>();

/** Records whether the open dialog or the import has unsaved input. */
export const noteUnsavedInput = ({ dirty }: { dirty: boolean }): void => {
  unsaved = dirty;
  for (const listener of listeners) listener();
};

/** Returns whether there is unsaved input. */
export const hasUnsavedInput = (): boolean => unsaved;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Returns whether there is unsaved input, and rerenders when that changes. */
export const useUnsavedInput = (): boolean => useSyncExternalStore(subscribe, hasUnsavedInput);

/**
 * Returns a function that asks for confirmation if there is unsaved input. It returns whether the user wants to leave
 * the page.
 */
export function useConfirmLeave(): () => boolean {
  const { leaveQuestion } = useMessages(appMessages);
  return useCallback(() => !unsaved || window.confirm(leaveQuestion), [leaveQuestion]);
}

const isSameScreen = (url: string): boolean => new URL(url).pathname === window.location.pathname;

/**
 * Asks for confirmation before the user loses unsaved input by reloading, closing the tab, using Back or Forward, or
 * following a link to another screen. When the tab is reloaded or closed, the browser displays its own text. In browsers
 * without the Navigation API, only reloading and closing the tab ask for confirmation.
 */
export function useUnsavedInputQuestion(): void {
  const confirmLeave = useConfirmLeave();
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (unsaved) event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, []);
  useEffect(() => {
    if (!('navigation' in window)) return;
    const { navigation } = window;
    const onNavigate = (event: NavigateEvent) => {
      const { cancelable, destination, navigationType } = event;
      // Back only closes the dialog, which has its own confirmation. The page doesn't change.
      if (destination.sameDocument && destination.url === window.location.href) return;
      const isLink = navigationType === 'push' && destination.sameDocument && !isSameScreen(destination.url);
      if (cancelable && (isLink || navigationType === 'traverse') && !confirmLeave()) event.preventDefault();
    };
    navigation.addEventListener('navigate', onNavigate);
    return () => navigation.removeEventListener('navigate', onNavigate);
  }, [confirmLeave]);
}
