import type { AccessCode } from './access-codes.js';
import type { PlannerClient } from './planner-client.js';

/** The state of a client's access token. */
export interface AccessState {
  /** Whether the client has an access token instead of a session. */
  hasToken: boolean;
  /** Whether the planner has accepted the token, and has not rejected it since. */
  isActive: boolean;
  /** The code of the planner's error if it has rejected the token; otherwise null. */
  rejection: AccessCode | null;
  /** Called when `isActive` or `rejection` changes. */
  listeners: Set<() => void>;
}

const states = new WeakMap<PlannerClient, AccessState>();

/** Returns the state of a client's access token. */
export function accessStateOf(planner: PlannerClient): AccessState {
  const state = states.get(planner) ?? {
    hasToken: false,
    isActive: false,
    rejection: null,
    listeners: new Set(),
  };
  states.set(planner, state);
  return state;
}

/** Records that the planner has accepted the token, or why the token was rejected. */
export function setAccess(state: AccessState, rejection: AccessCode | null): void {
  const isActive = rejection === null;
  if (state.isActive === isActive && state.rejection === rejection) return;
  state.isActive = isActive;
  state.rejection = rejection;
  for (const listener of [...state.listeners]) listener();
}
