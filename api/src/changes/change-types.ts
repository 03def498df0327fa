/** The channels through which changes can be made. */
export const CHANGE_CHANNELS = ['app', 'graphql', 'rest', 'command'] as const;
export type ChangeChannel = (typeof CHANGE_CHANNELS)[number];

/** The actions that change sets record. */
export const CHANGE_ACTIONS = [
  'create',
  'import',
  'edit',
  'bulkEdit',
  'move',
  'delete',
  'undo',
  'restore',
  'register',
  'login',
  'loginFailed',
  'logout',
  'endSessions',
  'redeem',
] as const;
export type ChangeAction = (typeof CHANGE_ACTIONS)[number];

/** The types of subjects that can be changed. */
export const SUBJECT_TYPES = [
  'entry',
  'brand',
  'field',
  'kind',
  'user',
  'accessToken',
  'savedView',
  'invitation',
  'passwordReset',
] as const;
export type SubjectType = (typeof SUBJECT_TYPES)[number];
