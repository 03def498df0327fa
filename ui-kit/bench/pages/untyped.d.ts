declare module '*.css';

/** It brings no types of its own; what the page uses of it. */
declare module 'react-big-calendar' {
  import type { ComponentType } from 'react';

  export const Calendar: ComponentType<Record<string, unknown>>;
  export function dayjsLocalizer(dayjs: unknown): unknown;
}
