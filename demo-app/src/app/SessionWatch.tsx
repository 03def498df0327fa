import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { isPrintPath } from './paths.js';
import { onSessionEnded } from './planner.js';
import { goToLogin, UNAUTHORIZED, useRedirect } from './use-redirect.js';

/** Sends whoever's session has ended back to the login, but from a print page (spec, section 8; decision A5). */
export function SessionWatch() {
  const [ended, setEnded] = useState(false);
  useEffect(() => onSessionEnded(() => setEnded(true)), []);
  const { pathname } = useLocation();
  useRedirect(ended && !isPrintPath(pathname), UNAUTHORIZED, goToLogin);
  return null;
}
