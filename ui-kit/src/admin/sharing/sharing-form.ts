import {
  addDays,
  type CalendarDate,
  type Field,
  fieldTypeOf,
  isCalendarDate,
  toCalendarDate,
} from '@content-planner/model';
import type { Kinds } from '../../logs/kinds/kinds-in.js';
import type { LogKind } from '../../logs/types.js';
import { parseOrigins } from './parse-origins.js';
import { allKinds, kindsOf, NOTES } from './token-scope.js';
import type { AccessToken, NewLinkKind, SubmittedAccessToken } from './types.js';

/** The lifetimes to choose from, in days. */
export const LIFETIMES = ['7', '30', '90', '365'] as const;

/** When a token expires: after a number of days, on a date, or never. */
export type ExpiryChoice = (typeof LIFETIMES)[number] | 'date' | 'never';

/** When the visible period starts: today or on a date. With `all`, the period has no first day. */
export type StartChoice = 'today' | 'date' | 'all';

/** The values of the form controls. */
export interface SharingForm {
  name: string;
  canWrite: boolean;
  /** The ids of the selected brands. Null for all brands. */
  brandIds: readonly string[] | null;
  withoutBrand: boolean;
  /** The selected kinds. Null for all kinds. */
  kinds: readonly LogKind[] | null;
  start: StartChoice;
  /** A calendar date, or the text that the user typed. Used only if `start` is `date`. */
  startDate: string;
  /** The ids of the selected fields. Null for all fields, also later ones; undefined for the default ones. */
  fields: readonly string[] | null | undefined;
  isFrozen: boolean;
  /** The new password. Empty if the link has no password or keeps its current password. */
  password: string;
  /** Whether to remove the password of a link that has one. */
  removesPassword: boolean;
  /** One origin per line. */
  origins: string;
  expiry: ExpiryChoice;
  /** A calendar date, or the text that the user typed. Used only if `expiry` is `date`. */
  expiryDate: string;
}

const startOf = (from: string | null, today: CalendarDate): StartChoice => {
  if (from === null) return 'all';
  return from === today ? 'today' : 'date';
};

/** Returns the initial values of the form controls. */
export function sharingForm(
  token: AccessToken | null,
  kind: NewLinkKind,
  today: CalendarDate,
  kinds: Kinds,
): SharingForm {
  const inNinetyDays = addDays(today, 90);
  if (!token) {
    return {
      name: '',
      canWrite: false,
      brandIds: null,
      withoutBrand: true,
      kinds: null,
      start: kind === 'key' ? 'all' : 'today',
      startDate: today,
      fields: undefined,
      isFrozen: false,
      password: '',
      removesPassword: false,
      origins: '',
      expiry: '90',
      expiryDate: inNinetyDays,
    };
  }
  const { name, canWrite, brandIds, withoutBrand, fields, from, origins, expiresAt } = token;
  return {
    ...{ name, canWrite, brandIds, withoutBrand, fields },
    kinds: kindsOf(token, kinds),
    start: startOf(from, today),
    startDate: from ?? today,
    isFrozen: token.frozenAt !== null,
    password: '',
    removesPassword: false,
    origins: origins.join('\n'),
    expiry: expiresAt === null ? 'never' : 'date',
    expiryDate: expiresAt === null ? inNinetyDays : toCalendarDate(new Date(expiresAt)),
  };
}

/** Returns the first visible day, or null if all days are visible or the entered date is invalid. */
export function firstDay({ start, startDate }: SharingForm, today: CalendarDate): CalendarDate | null {
  if (start === 'all') return null;
  if (start === 'today') return today;
  return isCalendarDate(startDate) ? startDate : null;
}

/** Returns the last instant of a day in the user's time zone. */
function endOf(date: CalendarDate): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day, 23, 59, 59, 999).toISOString();
}

function expiryOf({ expiry, expiryDate }: SharingForm, token: AccessToken | null, today: CalendarDate) {
  if (expiry === 'never') return null;
  if (expiry !== 'date') return endOf(addDays(today, Number(expiry)));
  const last = token?.expiresAt;
  // If the date does not change, the exact time is kept.
  return last && toCalendarDate(new Date(last)) === expiryDate ? last : endOf(expiryDate);
}

/**
 * Returns an object with the new password, or with null if the current password should be removed. Returns an empty
 * object if the password should not change.
 */
function passwordOf(
  { password, removesPassword }: SharingForm,
  kind: NewLinkKind,
): { password?: string | null } {
  if (kind !== 'link') return {};
  if (removesPassword) return { password: null };
  return password === '' ? {} : { password };
}

/** The kinds and the fields of the planner. */
export interface SharedContent {
  kinds: Kinds;
  fields: readonly Field[];
}

/**
 * Returns the fields that users can select: those of the selected kinds. Links and embeds can include custom fields only
 * if they are shareable, and keep the others that they already include.
 */
export function offeredFields(
  { kinds }: Pick<SharingForm, 'kinds'>,
  kind: NewLinkKind,
  token: Pick<AccessToken, 'fields'> | null,
  { fields }: Pick<SharedContent, 'fields'>,
): Field[] {
  return fields.filter(
    ({ id, isBuiltIn, isShareable, kinds: using }) =>
      (kind === 'key' || isBuiltIn || isShareable || token?.fields?.includes(id)) &&
      (kinds === null || using.some((one) => kinds.includes(one.kind))),
  );
}

/**
 * Returns the ids of the fields that a token includes, or null for all fields, also later ones. Deleted fields remain in
 * the list, because they can be restored. Fields that the dialog does not offer are removed, so that a token never
 * includes more than the dialog displays.
 */
export function sharedFields(
  form: Pick<SharingForm, 'canWrite' | 'fields' | 'kinds'>,
  kind: NewLinkKind,
  token: Pick<AccessToken, 'fields'> | null,
  content: Pick<SharedContent, 'fields'>,
): readonly string[] | null {
  // An update through a key replaces all fields of an entry, so a key that can write must be able to read all fields.
  if (form.fields === null || (kind === 'key' && form.canWrite)) return null;
  const fields = offeredFields(form, kind, token, content);
  if (form.fields === undefined) {
    return fields
      .filter(({ id, type }) => !NOTES.includes(id) && !fieldTypeOf(type).hasPeople)
      .map(({ id }) => id);
  }
  const offered = fields.map(({ id }) => id);
  const isKnown = (id: string) => content.fields.some((field) => field.id === id);
  return form.fields.filter((id) => offered.includes(id) || !isKnown(id));
}

/** Returns the values to save. The form must be valid. */
export function sharingValues(
  form: SharingForm,
  kind: NewLinkKind,
  token: AccessToken | null,
  today: CalendarDate,
  content: SharedContent,
): SubmittedAccessToken {
  const canWrite = kind === 'key' && form.canWrite;
  return {
    name: form.name.trim(),
    canWrite,
    brandIds: form.brandIds,
    withoutBrand: form.withoutBrand,
    kinds: kind === 'key' ? form.kinds : (form.kinds ?? allKinds(content.kinds)),
    fields: sharedFields(form, kind, token, content),
    from: firstDay(form, today),
    origins: kind === 'embed' ? (parseOrigins(form.origins).origins ?? []) : [],
    expiresAt: expiryOf(form, token, today),
    isFrozen: kind === 'link' && form.isFrozen,
    ...passwordOf(form, kind),
  };
}
