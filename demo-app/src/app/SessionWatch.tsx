import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { LoginOver } from './dialogs.js';
import { isPrintPath } from './paths.js';
import { type LoginReason, onLoginRequired } from './planner.js';
import { hasUnsavedInput, useUnsavedInput } from './unsaved-input.js';
import { goToLogin, useRedirect } from './use-redirect.js';

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
 * Handles requests that require a new login. Opens a login dialog on top of the page if the last login was too long ago
 * for a sensitive change, or if the session has ended and there is unsaved input. After the login, sends the failed
 * requests again. In all other cases, shows a toast and navigates to the login page. Print pages display their own
 * errors.
 */
export function SessionWatch() {
  const unsaved = useUnsavedInput();
  const { pathname } = useLocation();
  const isPrint = isPrintPath(pathname);
  const waiting = useRef<Waiting | null>(null);
  const leaving = useRef(false);
  const [asking, setAsking] = useState(false);
  // The reason for the current or most recent login dialog.
  const [reason, setReason] = useState<LoginReason>('ended');
  // The number of ended sessions. With a boolean, the toast would not appear again if the browser stays on the page and
  // another request fails.
  const [ends, setEnds] = useState(0);

  useEffect(
    () =>
      onLoginRequired((required) => {
        if (isPrint) return undefined;
        if ((required === 'recent' || hasUnsavedInput()) && !leaving.current) {
          setReason((previous) => (waiting.current && previous === 'ended' ? previous : required));
          setAsking(true);
          waiting.current ??= waitForLogin();
          return waiting.current.promise;
        }
        if (!leaving.current) setEnds((count) => count + 1);
        return undefined;
      }),
    [isPrint],
  );
  const settle = useCallback(
    (loggedIn: boolean) => {
      setAsking(false);
      if (loggedIn || reason === 'ended') setEnds((count) => (loggedIn ? 0 : count + 1));
      waiting.current?.settle(loggedIn);
      waiting.current = null;
    },
    [reason],
  );

  // Users who cancel the login keep their input. The redirect waits until they discard it.
  const isOver = ends > 0 && !unsaved && !asking && !isPrint;
  useEffect(() => {
    leaving.current = isOver;
  }, [isOver]);
  const leave = useCallback(() => {
    leaving.current = false;
    goToLogin();
  }, []);
  useRedirect(isOver && ends, 'unauthorized', leave);

  return <LoginOver open={asking} reason={reason} onSettle={settle} />;
}
