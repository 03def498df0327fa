import type { LogKind } from '@content-planner/sdk';
import { useKinds, Waiting } from '@content-planner/ui-kit';
import { lazy, type ReactNode } from 'react';
import { useParams } from 'react-router';
import { paths } from './app/paths.js';
import { useKindsReady } from './app/planner-kinds.js';

const NotFoundScreen = lazy(() => import('./screens/not-found/NotFoundScreen.js'));

/** Renders the screen for the kind in the path. Hidden kinds have screens, too. */
export function KindRoute({ children }: { children: (kind: LogKind) => ReactNode }) {
  const { kind: segment = '' } = useParams();
  const { list, hidden } = useKinds();
  const isReady = useKindsReady();
  const found = [...list, ...hidden].find(({ kind }) => paths.logs(kind) === `/logs/${segment}`);
  if (found) return children(found.kind);
  return isReady ? <NotFoundScreen /> : <Waiting />;
}
