import type { Client } from '@urql/core';
import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';
import { Provider } from 'urql';
import type { PlannerClient } from './planner-client.js';

interface Connection {
  planner: PlannerClient;
  /** The planner's current urql client. */
  urql: Client;
}

/** The value is null outside a {@link PlannerProvider}. */
const ConnectionContext = createContext<Connection | null>(null);

/** Props for {@link PlannerProvider}. */
export interface PlannerProviderProps {
  /** The result of `createPlannerClient`. Create it outside components. */
  client: PlannerClient;
  /** The components that call the hooks. */
  children?: ReactNode;
}

/**
 * Provides a planner to the hooks in its children.
 *
 * @throws Error if there is no `client`
 * @example
 * const client = createPlannerClient({ url: 'https://planner.example.com' });
 * root.render(<PlannerProvider client={client}><App /></PlannerProvider>);
 */
export function PlannerProvider({ client, children }: PlannerProviderProps) {
  // Without a type checker, callers can omit the client.
  if (!client) throw new Error('PlannerProvider requires a client. Pass the result of createPlannerClient.');
  const current = () => client.urql;
  const urql = useSyncExternalStore(client.subscribe, current, current);
  const connection = useMemo(() => ({ planner: client, urql }), [client, urql]);
  return (
    <ConnectionContext.Provider value={connection}>
      <Provider value={urql}>{children}</Provider>
    </ConnectionContext.Provider>
  );
}

/** Returns the nearest provider's planner and its current urql client. Throws outside a {@link PlannerProvider}. */
export function useConnection(): Connection {
  const connection = useContext(ConnectionContext);
  if (connection) return connection;
  throw new Error(
    'Hooks of @content-planner/sdk require a provider. Put a <PlannerProvider client={…}> around the component.',
  );
}

/**
 * Returns the client from the nearest {@link PlannerProvider}. Like all hooks, throws an error outside a provider.
 *
 * @throws Error outside a provider
 * @example
 * const planner = usePlanner();
 * planner.discardCache(); // After the application's own login has changed the session.
 */
export const usePlanner = (): PlannerClient => useConnection().planner;
