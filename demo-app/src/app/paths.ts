import type { LogKind } from '@content-planner/sdk';

const SEGMENTS: Readonly<Record<LogKind, string>> = {
  blog: 'blog',
  email: 'email',
  social: 'social',
  event: 'events',
  podcast: 'podcast',
  other: 'other',
};

/** Where the screens are. */
export const paths = {
  home: '/',
  calendarPrint: '/calendar/print',
  login: '/login',
  register: '/register',
  logs: (kind: LogKind) => `/logs/${SEGMENTS[kind]}`,
  logPrint: (kind: LogKind) => `/logs/${SEGMENTS[kind]}/print`,
  brands: '/admin/brands',
  fields: '/admin/fields',
  users: '/admin/users',
};

/** Print pages open without a session, and say themselves what that means. */
export const isPrintPath = (pathname: string): boolean => pathname.endsWith('/print');
