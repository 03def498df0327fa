import { useMemo } from 'react';
import { VIEWER } from '../auth/viewer-document.js';
import { accessStateOf } from '../core/access-state.js';
import { kindFields } from '../core/kind-fields.js';
import { usePlanner } from '../core/PlannerProvider.js';
import { type Read, useRead } from '../core/use-read.js';
import type { RefreshOptions } from '../core/use-refresh.js';
import { graphql } from '../graphql.js';
import type { Kind } from './kind.js';
import { kindOf } from './kind-of.js';

const KINDS = graphql(
  `
    query Kinds {
      kinds {
        ...KindFields
      }
    }
  `,
  [kindFields],
);

const NONE: readonly Kind[] = [];

/**
 * Fetches the kinds of logs, including hidden ones, in order. Visitors get an empty list. Clients with a session fetch
 * them with the viewer, so that components that use `useViewer` cause no second request.
 *
 * @param options when to refetch
 * @example
 * const { kinds } = useKinds();
 * const offered = kinds.filter(({ isHidden }) => !isHidden);
 */
export function useKinds(options: RefreshOptions = {}): Read & { kinds: readonly Kind[] } {
  const { hasToken } = accessStateOf(usePlanner());
  const document = hasToken ? KINDS : (VIEWER as unknown as typeof KINDS);
  const { data, ...read } = useRead(document, {}, { ...options, staysOld: !hasToken });
  const kinds = useMemo(() => data?.kinds.map(kindOf) ?? NONE, [data]);
  return { ...read, kinds };
}
