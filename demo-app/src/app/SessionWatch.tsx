import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { LoginOver } from './dialogs.js';
import { isPrintPath } from './paths.js';
import { onSessionEnded } from './planner.js';
import { hasUnsavedInput, useUnsavedInput } from './unsaved-input.js';
import { goToLogin, UNAUTHORIZED, useRedirect } from './use-redirect.js';

/** An open login dialog, and the promise that failed requests wait for. */
interface Waiting {
  promise: Promise<boolean>;
  settle: (loggedIn: boolean) => void;
}

function waitForLogin(): Waiting {
  let settle: Waiting['settle'] = () => {};
  const promise = new Promise<boolean>((resolve) => {
    settle = resolve;
  });
  return { promise, settle };
}

/**
 * Handles the end of the session. If there is unsaved input, opens a login dialog over it, and failed requests are sent
 * again after the login. Otherwise, shows a toast and navigates to the login page. Print pages display their own
 * errors.
 */
export function SessionWatch() {
  const unsaved = useUnsavedInput();
  const { pathname } = useLocation();
  const isPrint = isPrintPath(pathname);
  const waiting = useRef<Waiting | null>(null);
  const leaving = useRef(false);
  const [asking, setAsking] = useState(false);
  // The number of ended sessions. A boolean would not show the toast again if the browser stays on the page and another
  // request fails.
  const [ends, setEnds] = useState(0);

  useEffect(
    () =>
      onSessionEnded(() => {
        if (isPrint) return undefined;
        if (hasUnsavedInput() && !leaving.current) {
          setAsking(true);
          waiting.current ??= waitForLogin();
          return waiting.current.promise;
        }
        if (!leaving.current) setEnds((count) => count + 1);
        return undefined;
      }),
    [isPrint],
  );
  const settle = useCallback((loggedIn: boolean) => {
    setAsking(false);
    setEnds((count) => (loggedIn ? 0 : count + 1));
    waiting.current?.settle(loggedIn);
    waiting.current = null;
  }, []);

  // Users who cancel the login keep their input. The redirect waits until they discard it.
  const isOver = ends > 0 && !unsaved && !asking && !isPrint;
  useEffect(() => {
    leaving.current = isOver;
  }, [isOver]);
  const leave = useCallback(() => {
    leaving.current = false;
    goToLogin();
  }, []);
  useRedirect(isOver && ends, UNAUTHORIZED, leave);

  return <LoginOver open={asking} onSettle={settle} />;
}
