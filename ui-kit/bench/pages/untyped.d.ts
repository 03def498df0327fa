declare module '*.css';

/** The package has no types. This module declares what the page uses. */
declare module 'react-big-calendar' {
  import type { ComponentType } from 'react';

  export const Calendar: ComponentType<Record<string, unknown>>;
  export function dayjsLocalizer(dayjs: unknown): unknown;
}
