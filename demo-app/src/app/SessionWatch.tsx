import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { LoginOver } from './dialogs.js';
import { isPrintPath } from './paths.js';
import { onSessionEnded } from './planner.js';
import { hasUnsavedInput, useUnsavedInput } from './unsaved-input.js';
import { goToLogin, UNAUTHORIZED, useRedirect } from './use-redirect.js';

/** An open login that requests wait for. */
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
 * Handles the end of the session. If there is unsaved input, a login opens over it, and failed requests are sent again
 * after the login. Otherwise a toast is shown and the browser goes to the login. Print pages display their own error.
 */
export function SessionWatch() {
  const unsaved = useUnsavedInput();
  const { pathname } = useLocation();
  const isPrint = isPrintPath(pathname);
  const waiting = useRef<Waiting | null>(null);
  const leaving = useRef(false);
  const [asking, setAsking] = useState(false);
  // A count, so that the toast is shown again if the browser has stayed on the page and the next session ends.
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

  // Users who cancel the login keep their input. They go to the login after they discard it.
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
