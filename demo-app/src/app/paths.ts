import type { LogKind } from '@content-planner/sdk';

/** Returns the part of a path that names a kind: its id, except for events. */
const segmentOf = (kind: LogKind) => (kind === 'event' ? 'events' : kind);

/** The paths of the screens. */
export const paths = {
  home: '/',
  calendarPrint: '/calendar/print',
  login: '/login',
  register: '/register',
  invitation: '/invitation',
  passwordReset: '/password-reset',
  logs: (kind: LogKind) => `/logs/${segmentOf(kind)}`,
  logPrint: (kind: LogKind) => `/logs/${segmentOf(kind)}/print`,
  brands: '/admin/brands',
  fields: '/admin/fields',
  users: '/admin/users',
  account: '/account',
  activity: '/activity',
  sharing: '/sharing',
  contentTypes: '/content-types',
  system: '/system',
  import: '/import',
  /** Returns the path of the import screen. `kind` applies to sheets that don't have a column for the kind. */
  importOf: (kind: LogKind) => `/import?type=${kind}`,
};

/** Returns whether a path belongs to a print page. Print pages open without a session and display their own errors. */
export const isPrintPath = (pathname: string): boolean => pathname.endsWith('/print');
