import { useSyncExternalStore } from 'react';

const nothing = () => () => {};

/** Returns true on the server, and in the browser while React hydrates the server's HTML. */
export const useServerHtml = (): boolean =>
  useSyncExternalStore(
    nothing,
    () => false,
    () => true,
  );
