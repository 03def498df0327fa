import { useFields, useKinds } from '@content-planner/sdk';
import { KitProvider, useKindDescriptions } from '@content-planner/ui-kit';
import { createContext, type ReactNode, useContext } from 'react';

const Ready = createContext(true);

/** Returns whether the planner's kinds have loaded. They arrive together with the viewer. */
export const useKindsReady = (): boolean => useContext(Ready);

/** Provides the planner's kinds to all components. Visitors get the kinds that every planner has. */
export function PlannerKinds({ children }: { children: ReactNode }) {
  const { kinds, loading } = useKinds();
  const { fields } = useFields({ pause: kinds.length === 0 });
  const described = useKindDescriptions(kinds.length > 0 ? kinds : null, fields);
  return (
    <Ready.Provider value={!loading}>
      <KitProvider kinds={described}>{children}</KitProvider>
    </Ready.Provider>
  );
}
