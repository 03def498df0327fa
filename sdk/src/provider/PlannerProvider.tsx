import type { Client } from '@urql/core';
import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';
import { Provider } from 'urql';
import type { PlannerClient } from '../client/create-planner-client.js';
import { plannerOfNobody, sayNoProvider } from './missing-provider.js';

interface Connection {
  planner: PlannerClient;
  /** The planner's current urql client. */
  urql: Client;
}

/** Null outside of a {@link PlannerProvider}. */
const ConnectionContext = createContext<Connection | null>(null);

/** Props of {@link PlannerProvider}. */
export interface PlannerProviderProps {
  /** Created by `createPlannerClient`, outside of components. */
  client: PlannerClient;
  /** The components that use the hooks. */
  children?: ReactNode;
}

/**
 * Provides a planner to the hooks inside it.
 *
 * @example
 * const client = createPlannerClient({ url: 'https://planner.example.com' });
 * root.render(<PlannerProvider client={client}><App /></PlannerProvider>);
 */
export function PlannerProvider({ client, children }: PlannerProviderProps) {
  // Callers without a type checker can omit the client. Then the hooks report a missing provider.
  if (client) return <Provided client={client}>{children}</Provided>;
  return <>{children}</>;
}

function Provided({ client, children }: PlannerProviderProps) {
  const current = () => client.urql;
  const urql = useSyncExternalStore(client.subscribe, current, current);
  const connection = useMemo(() => ({ planner: client, urql }), [client, urql]);
  return (
    <ConnectionContext.Provider value={connection}>
      <Provider value={urql}>{children}</Provider>
    </ConnectionContext.Provider>
  );
}

/** Returns whether the component is inside a {@link PlannerProvider}. If not, logs an error to the console. */
export function useHasProvider(): boolean {
  const connection = useContext(ConnectionContext);
  if (!connection) sayNoProvider();
  return connection !== null;
}

/** Returns the nearest planner and its current urql client. Outside of a provider, every request of it fails. */
export function useConnection(): Connection {
  const connection = useContext(ConnectionContext);
  if (connection) return connection;
  sayNoProvider();
  const planner = plannerOfNobody();
  return { planner, urql: planner.urql };
}

/**
 * Returns the planner of the nearest {@link PlannerProvider}. Outside of a provider, every request of it fails with
 * `invalid` and a message, which is also logged to the console.
 *
 * @example
 * const planner = usePlanner();
 * planner.discardCache(); // After the application's own login has changed the session.
 */
export const usePlanner = (): PlannerClient => useConnection().planner;
