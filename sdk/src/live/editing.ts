import { stringifyDocument } from '@urql/core';
import { ANNOUNCE_EDITING } from './announce-document.js';
import type { LiveEvent } from './changes-document.js';
import { type EditForm, type LiveState, noteEditing } from './live-state.js';
import type { Endpoint } from './read-stream.js';

/** How often to announce open forms, in ms. The planner forgets them after 90 seconds. */
const REPEAT = 30_000;

/** How long to wait for a response, in ms. */
const TIMEOUT = 10_000;

type Entries = NonNullable<LiveEvent['editing']>;

/** Announces the open forms on this page, and keeps track of who else is editing. */
export interface Editing {
  /** Call it after a connection has been opened, with all entries that other users are editing. */
  connect(entries: Entries): void;
  /** Call it with the entries whose editors have changed. */
  update(entries: Entries): void;
  /** Forgets who else is editing. Call it if the planner can't be reached. */
  clear(): void;
  close(): void;
}

/** Starts announcing the open forms on this page. */
export function openEditing(state: LiveState, { url, fetch: send }: Endpoint): Editing {
  /** The announced forms, each with the id that identifies it to the planner. */
  const announced = new Map<EditForm, string>();
  let last: Promise<unknown> = Promise.resolve();

  const request = ({ entryId }: EditForm, formId: string, isEditing: boolean): Promise<unknown> =>
    send(url, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query: stringifyDocument(ANNOUNCE_EDITING),
        variables: { id: entryId, formId, isEditing },
      }),
      // Finish the request even if the page is closed before the response arrives.
      keepalive: true,
      signal: AbortSignal.timeout(TIMEOUT),
      // Failed requests are not retried, because the next announcement makes up for them. After 90 seconds without an
      // announcement, the planner treats the form as closed.
    }).catch(() => {});

  /** Sends requests one after another, because the planner must process them in order. */
  const announce = (...given: Parameters<typeof request>): void => {
    last = last.then(() => request(...given));
  };

  function announceAll(): void {
    // If the session has ended or the planner can't be reached, don't send requests, because they would fail. A
    // hidden page has no connection either, but its forms are still open, so announce them.
    if (state.status === 'offline') return;
    for (const form of state.forms) {
      const formId = announced.get(form) ?? Math.random().toString(36).slice(2);
      announced.set(form, formId);
      announce(form, formId, true);
    }
  }

  function handleForms(): void {
    for (const [form, formId] of announced) {
      if (state.forms.has(form)) continue;
      announced.delete(form);
      if (state.status !== 'offline') announce(form, formId, false);
    }
    if ([...state.forms].some((form) => !announced.has(form))) announceAll();
  }

  function leave(): void {
    for (const [form, formId] of announced) void request(form, formId, false);
  }

  function setEditors(editors: LiveState['editors']): void {
    if (editors.size === 0 && state.editors.size === 0) return;
    state.editors = editors;
    noteEditing(state);
  }

  function update(entries: Entries, before: LiveState['editors'] = state.editors): void {
    const next = new Map(before);
    for (const { entryId, people } of entries) {
      if (people.length > 0) next.set(entryId, people);
      else next.delete(entryId);
    }
    setEditors(next);
  }

  const timer = setInterval(announceAll, REPEAT);
  state.editingListeners.add(handleForms);
  window.addEventListener('pagehide', leave);
  // Announce the forms again if the page is restored from the back/forward cache.
  window.addEventListener('pageshow', announceAll);
  return {
    connect(entries) {
      update(entries, new Map());
      announceAll();
    },
    update: (entries) => update(entries),
    clear: () => setEditors(new Map()),
    close() {
      clearInterval(timer);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', announceAll);
      setEditors(new Map());
      // If the whole tree is unmounted, React cleans up the forms after the provider, so keep listening until the forms
      // have been cleaned up.
      queueMicrotask(() => state.editingListeners.delete(handleForms));
    },
  };
}
