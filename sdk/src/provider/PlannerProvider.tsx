import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { Provider } from 'urql';
import type { PlannerClient } from '../client/create-planner-client.js';

const PlannerContext = createContext<PlannerClient | null>(null);

/** Props of PlannerProvider. */
export interface PlannerProviderProps {
  /** Made by `createPlannerClient`, outside of components. */
  client: PlannerClient;
  /** Whatever uses the hooks. */
  children?: ReactNode;
}

/**
 * Gives the hooks inside it their planner.
 *
 * @example
 * const client = createPlannerClient({ url: 'https://planner.example.com' });
 * root.render(<PlannerProvider client={client}><App /></PlannerProvider>);
 */
export function PlannerProvider({ client, children }: PlannerProviderProps) {
  const current = () => client.urql;
  const urql = useSyncExternalStore(client.subscribe, current, current);
  return (
    <PlannerContext.Provider value={client}>
      <Provider value={urql}>{children}</Provider>
    </PlannerContext.Provider>
  );
}

/**
 * The planner of the nearest PlannerProvider.
 *
 * @throws Error outside of one
 * @example
 * const planner = usePlanner();
 * planner.discardCache(); // The host's own login has given the page another session.
 */
export function usePlanner(): PlannerClient {
  const client = useContext(PlannerContext);
  if (!client) {
    throw new Error(
      'The hooks of @content-planner/sdk need a <PlannerProvider client={…}> around the component.',
    );
  }
  return client;
}
