import type { ComponentType } from 'react';
import * as kit from '../index.js';

type Exported = ComponentType & { render?: { name: string } };

const isComponent = ([name, value]: [string, unknown]): boolean =>
  /^[A-Z][a-z]/.test(name) && (typeof value === 'function' || Object.hasOwn(Object(value), '$$typeof'));

const components = Object.entries(kit).filter(isComponent) as [string, Exported][];

/** Names of all exported components. */
export const exportedComponents = components.map(([name]) => name);

/** Returns the name that React DevTools displays for an exported component. */
export function nameInTools(name: string): string | undefined {
  const component = components.find(([exported]) => exported === name)?.[1];
  return component?.displayName ?? component?.render?.name ?? component?.name;
}
