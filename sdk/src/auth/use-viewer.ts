import { type Read, useRead } from '../core/use-read.js';
import type { RefreshOptions } from '../core/use-refresh.js';
import type { User } from './user.js';
import { VIEWER } from './viewer-document.js';

/**
 * Fetches the logged-in user. `viewer` is null for visitors.
 *
 * @param options when to refetch
 * @example
 * const { viewer, loading } = useViewer();
 */
export function useViewer(options: RefreshOptions = {}): Read & { viewer: User | null } {
  const { data, ...read } = useRead(VIEWER, {}, { ...options, staysOld: true });
  return { ...read, viewer: data?.viewer ?? null };
}
