import { createContext, createElement, type ReactNode, useContext } from 'react';
import type { CalendarEntry } from '../logs/types.js';
import type { HostCore, HostData } from './host.js';

// The host is stable, so components that use only the host are not rendered when the data changes.
const CoreContext = createContext<HostCore | null>(null);
export const DataContext = createContext<HostData | null>(null);

function inHost<T>(value: T | null): T {
  if (value === null)
    throw new Error('This component must be inside a component with features, such as Calendar.');
  return value;
}

// Contexts have no type parameters: a host's own type of entries reaches its features through the types of features.
export const useCore = <Entry extends CalendarEntry>() =>
  inHost(useContext(CoreContext)) as unknown as HostCore<Entry>;
export const useData = <Entry extends CalendarEntry>() =>
  inHost(useContext(DataContext)) as unknown as HostData<Entry>;

/** Provides a host's features and entries. Pass the result of `useNewHost`. */
export function HostProvider<Entry extends CalendarEntry>({
  core,
  data,
  children,
}: {
  core: HostCore<Entry>;
  data: HostData<Entry>;
  children: ReactNode;
}) {
  return createElement(
    CoreContext.Provider,
    { value: core as unknown as HostCore },
    createElement(DataContext.Provider, { value: data as unknown as HostData }, children),
  );
}
