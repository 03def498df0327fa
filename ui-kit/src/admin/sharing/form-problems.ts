import type { CalendarDate } from '../../dates/calendar-date.js';
import { isCalendarDate } from '../../dates/is-calendar-date.js';
import { parseOrigins } from './parse-origins.js';
import type { SharingForm } from './sharing-form.js';
import type { NewLinkKind } from './types.js';

/** The form's error messages. */
export interface FormProblemLabels {
  nameRequired: string;
  nameTooLong: string;
  brandsRequired: string;
  typesRequired: string;
  dateInvalid: string;
  datePast: string;
  passwordTooShort: string;
  originsRequired: string;
  originInvalid: (input: { text: string }) => string;
}

/** The error messages, keyed by control. */
export interface FormProblems {
  name?: string | undefined;
  brands?: string | undefined;
  types?: string | undefined;
  startDate?: string | undefined;
  origins?: string | undefined;
  expiryDate?: string | undefined;
  password?: string | undefined;
  isFrozen?: string | undefined;
}

/** The maximum name length in characters. */
const MAX_NAME = 300;

/** The minimum length of a password in characters. */
const MIN_PASSWORD = 8;

function passwordProblem(
  { password, removesPassword }: SharingForm,
  labels: FormProblemLabels,
): string | undefined {
  if (removesPassword || password === '') return undefined;
  return [...password].length < MIN_PASSWORD ? labels.passwordTooShort : undefined;
}

function originsProblem(text: string, labels: FormProblemLabels): string | undefined {
  const { origins, invalid } = parseOrigins(text);
  if (origins === null) return labels.originInvalid({ text: invalid });
  return origins.length === 0 ? labels.originsRequired : undefined;
}

function expiryProblem(date: string, today: CalendarDate, labels: FormProblemLabels): string | undefined {
  if (!isCalendarDate(date)) return labels.dateInvalid;
  return date < today ? labels.datePast : undefined;
}

/** Returns the errors in a form. */
export function formProblems(
  form: SharingForm,
  kind: NewLinkKind,
  today: CalendarDate,
  labels: FormProblemLabels,
): FormProblems {
  const name = form.name.trim();
  const hasBrands = form.brandIds === null || form.brandIds.length > 0 || form.withoutBrand;
  const isDated = form.start === 'date' && !isCalendarDate(form.startDate);
  return {
    name: name === '' ? labels.nameRequired : name.length > MAX_NAME ? labels.nameTooLong : undefined,
    brands: hasBrands ? undefined : labels.brandsRequired,
    types: form.kinds?.length === 0 ? labels.typesRequired : undefined,
    startDate: isDated ? labels.dateInvalid : undefined,
    password: kind === 'link' ? passwordProblem(form, labels) : undefined,
    origins: kind === 'embed' ? originsProblem(form.origins, labels) : undefined,
    expiryDate: form.expiry === 'date' ? expiryProblem(form.expiryDate, today, labels) : undefined,
  };
}
