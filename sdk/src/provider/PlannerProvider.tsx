import type { Client } from '@urql/core';
import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';
import { Provider } from 'urql';
import type { PlannerClient } from '../client/create-planner-client.js';
import { plannerOfNobody, sayNoProvider } from './missing-provider.js';

interface Connection {
  planner: PlannerClient;
  /** The planner's urql client of the moment. */
  urql: Client;
}

/** Null outside of a {@link PlannerProvider}. */
const ConnectionContext = createContext<Connection | null>(null);

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
  // Callers may not have a type checker: without a client it is as if the provider were missing.
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

/** Whether a {@link PlannerProvider} is around the component. The console says where there is none. */
export function useHasProvider(): boolean {
  const connection = useContext(ConnectionContext);
  if (!connection) sayNoProvider();
  return connection !== null;
}

/** The nearest planner and its urql client of the moment. Outside of a provider one of which every call fails. */
export function useConnection(): Connection {
  const connection = useContext(ConnectionContext);
  if (connection) return connection;
  sayNoProvider();
  const planner = plannerOfNobody();
  return { planner, urql: planner.urql };
}

/**
 * The planner of the nearest PlannerProvider. Outside of one it is a planner of which every call fails with `invalid`
 * and a sentence that says so; the console has it too.
 *
 * @example
 * const planner = usePlanner();
 * planner.discardCache(); // The host's own login has given the page another session.
 */
export const usePlanner = (): PlannerClient => useConnection().planner;
