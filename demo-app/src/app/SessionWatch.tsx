import { useEffect, useState } from 'react';
import { onSessionEnded } from './planner.js';
import { goToLogin, UNAUTHORIZED, useRedirect } from './use-redirect.js';

/** Sends whoever's session has ended back to the login (spec, section 8). */
export function SessionWatch() {
  const [ended, setEnded] = useState(false);
  useEffect(() => onSessionEnded(() => setEnded(true)), []);
  useRedirect(ended, UNAUTHORIZED, goToLogin);
  return null;
}
