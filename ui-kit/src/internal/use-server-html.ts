import { useSyncExternalStore } from 'react';

const nothing = () => () => {};

/** Returns true on a server, and in the browser while React hydrates the server's HTML. */
export const useServerHtml = (): boolean =>
  useSyncExternalStore(
    nothing,
    () => false,
    () => true,
  );
