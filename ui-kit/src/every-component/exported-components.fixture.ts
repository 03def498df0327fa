import type { ComponentType } from 'react';
import * as kit from '../index.js';

type Exported = ComponentType & { render?: { name: string } };

const isComponent = ([name, value]: [string, unknown]): boolean =>
  /^[A-Z][a-z]/.test(name) && (typeof value === 'function' || Object.hasOwn(Object(value), '$$typeof'));

const components = Object.entries(kit).filter(isComponent) as [string, Exported][];

/** The names of all components of the public list. */
export const exportedComponents = components.map(([name]) => name);

/** What React's tools call a component of the public list. */
export function nameInTools(name: string): string | undefined {
  const component = components.find(([exported]) => exported === name)?.[1];
  return component?.displayName ?? component?.render?.name ?? component?.name;
}
