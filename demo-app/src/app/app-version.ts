import { useSyncExternalStore } from 'react';

/** The version of the app that this page was loaded with. The server adds it to the page, but Vite doesn't. */
const loaded = document.querySelector<HTMLMetaElement>('meta[name="app-version"]')?.content;

let isOld = false;
const listeners = new Set<() => void>();

/** Sends a request. If the response is from a server with another version of the app, this page is old. */
export const fetchWithVersion: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const current = response.headers.get('App-Version');
  if (!isOld && loaded && current && current !== loaded) {
    isOld = true;
    for (const listener of listeners) listener();
  }
  return response;
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Returns whether the server has a newer version of the app than this page. */
export const useIsOld = (): boolean => useSyncExternalStore(subscribe, () => isOld);
