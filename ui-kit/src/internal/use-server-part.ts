import type { OnDemand, OnDemandState } from './on-demand.js';
import { useOnDemand } from './use-on-demand.js';
import { useServerHtml } from './use-server-html.js';

const NOT_LOADED = { value: null, failed: false };

/**
 * Returns code that is loaded on demand, like `useOnDemand`, for content that is part of the server's HTML. Use it
 * inside `Suspense`: a streaming server waits for the code, and on the client, the server's HTML remains visible until
 * the code has loaded. The component does not suspend later, because React would then keep the fallback for 300 ms even
 * if the code loaded sooner.
 *
 * @param isShown Whether the content is displayed. If not, the code is not loaded.
 */
export function useServerPart<T>(part: OnDemand<T>, isShown = true): OnDemandState<T> {
  const state = useOnDemand(part, isShown);
  const isServerHtml = useServerHtml();
  if (!isServerHtml || state.failed) return state;
  // The browser might not have loaded this code, and hydration must render the same result as the server.
  if (!isShown) return NOT_LOADED;
  if (state.value === null) throw part.load();
  return state;
}
