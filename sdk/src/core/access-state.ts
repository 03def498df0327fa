import type { PlannerClient } from './planner-client.js';
import type { AccessReason } from './planner-error.js';

/** The state of a client's access token. */
export interface AccessState {
  /** Whether the client has an access token instead of a session. */
  hasToken: boolean;
  /** Whether the planner has accepted the token, and has not rejected it since. */
  isActive: boolean;
  /** Why the planner has rejected the token. Null if the token has not been rejected. */
  reason: AccessReason | null;
  /** Called when `isActive` or `reason` changes. */
  listeners: Set<() => void>;
}

const states = new WeakMap<PlannerClient, AccessState>();

/** Returns the state of a client's access token. */
export function accessStateOf(planner: PlannerClient): AccessState {
  const state = states.get(planner) ?? {
    hasToken: false,
    isActive: false,
    reason: null,
    listeners: new Set(),
  };
  states.set(planner, state);
  return state;
}

/** Records that the planner has accepted the token, or why the token was rejected. */
export function setAccess(state: AccessState, reason: AccessReason | null): void {
  const isActive = reason === null;
  if (state.isActive === isActive && state.reason === reason) return;
  state.isActive = isActive;
  state.reason = reason;
  for (const listener of [...state.listeners]) listener();
}
