import type { Person } from '../core/conflicts.js';
import type { PlannerClient } from '../core/planner-client.js';
import type { LiveChange, LiveStatus } from './live-change.js';

/** An open edit form on this page. */
export interface EditForm {
  entryId: string;
}

/** The state of a client's live updates, for hooks. */
export interface LiveState {
  status: LiveStatus;
  /** Called when the status changes. */
  statusListeners: Set<() => void>;
  changeListeners: Set<(change: LiveChange) => void>;
  /** The open forms on this page. */
  forms: Set<EditForm>;
  /** The other users who are editing, keyed by entry id. */
  editors: ReadonlyMap<string, readonly Person[]>;
  /** Called when `forms` or `editors` changes. */
  editingListeners: Set<() => void>;
}

const states = new WeakMap<PlannerClient, LiveState>();

/** Returns the state of a client's live updates. */
export function liveStateOf(planner: PlannerClient): LiveState {
  const state = states.get(planner) ?? {
    status: 'off' as const,
    statusListeners: new Set(),
    changeListeners: new Set(),
    forms: new Set(),
    editors: new Map(),
    editingListeners: new Set(),
  };
  states.set(planner, state);
  return state;
}

/** Calls the listeners after `forms` or `editors` has changed. */
export function noteEditing({ editingListeners }: LiveState): void {
  for (const listener of [...editingListeners]) listener();
}

export function setStatus(state: LiveState, status: LiveStatus): void {
  if (state.status === status) return;
  state.status = status;
  for (const listener of state.statusListeners) listener();
}
