import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { LoginOver } from './dialogs.js';
import { isPrintPath } from './paths.js';
import { onSessionEnded } from './planner.js';
import { hasUnsavedInput, useUnsavedInput } from './unsaved-input.js';
import { goToLogin, UNAUTHORIZED, useRedirect } from './use-redirect.js';

/** Somebody is asked to log in, and calls wait for it. */
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
 * What happens when the session ends: with unsaved input a login opens over it, and the calls that failed are sent again
 * after it. Otherwise a toast says so and the browser goes to the login. Print pages say so themselves.
 */
export function SessionWatch() {
  const unsaved = useUnsavedInput();
  const { pathname } = useLocation();
  const isPrint = isPrintPath(pathname);
  const waiting = useRef<Waiting | null>(null);
  const leaving = useRef(false);
  const [asking, setAsking] = useState(false);
  // Counted: the next end is told as well when the browser has stayed here after all.
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

  // Whoever stays with what they typed is led to the login once it is given up.
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
