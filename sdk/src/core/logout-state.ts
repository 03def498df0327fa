import type { PlannerClient } from './planner-client.js';

const logouts = new WeakMap<PlannerClient, Promise<unknown>>();

/** Returns a promise that resolves when the client's current logout has ended. Undefined if no logout is running. */
export const logoutOf = (planner: PlannerClient): Promise<unknown> | undefined => logouts.get(planner);

/**
 * Runs a logout. Other requests that fail because the session has ended wait for the logout, because their responses
 * might arrive before the response to the logout.
 */
export async function runLogout(planner: PlannerClient, logout: () => Promise<void>): Promise<void> {
  const running = logout();
  const done = running.catch(() => {}).finally(() => logouts.delete(planner));
  logouts.set(planner, done);
  await running;
}
