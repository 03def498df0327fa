import { type CalendarDate, isCalendarDate } from '@content-planner/model';
import type { TextsOf } from '../../messages/define-messages.js';
import type { newLinkDialogMessages } from './new-link-messages.js';
import { parseOrigins } from './parse-origins.js';
import type { SharingForm } from './sharing-form.js';
import type { NewLinkKind } from './types.js';

type Texts = TextsOf<typeof newLinkDialogMessages>;

/** The error messages, keyed by control. */
export interface FormProblems {
  name?: string | undefined;
  brands?: string | undefined;
  types?: string | undefined;
  fields?: string | undefined;
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

function passwordProblem({ password, removesPassword }: SharingForm, text: Texts): string | undefined {
  if (removesPassword || password === '') return undefined;
  return [...password].length < MIN_PASSWORD ? text.passwordTooShort : undefined;
}

function originsProblem(lines: string, text: Texts): string | undefined {
  const { origins, invalid } = parseOrigins(lines);
  if (origins === null) return text.originInvalid({ text: invalid });
  return origins.length === 0 ? text.originsRequired : undefined;
}

function expiryProblem(date: string, today: CalendarDate, text: Texts): string | undefined {
  if (!isCalendarDate(date)) return text.dateInvalid;
  return date < today ? text.datePast : undefined;
}

/** Returns the errors in a form. */
export function formProblems(
  form: SharingForm,
  kind: NewLinkKind,
  today: CalendarDate,
  text: Texts,
): FormProblems {
  const name = form.name.trim();
  const hasBrands = form.brandIds === null || form.brandIds.length > 0 || form.withoutBrand;
  const isDated = form.start === 'date' && !isCalendarDate(form.startDate);
  return {
    name: name === '' ? text.nameRequired : name.length > MAX_NAME ? text.nameTooLong : undefined,
    brands: hasBrands ? undefined : text.brandsRequired,
    types: form.kinds?.length === 0 ? text.typesRequired : undefined,
    startDate: isDated ? text.dateInvalid : undefined,
    password: kind === 'link' ? passwordProblem(form, text) : undefined,
    origins: kind === 'embed' ? originsProblem(form.origins, text) : undefined,
    expiryDate: form.expiry === 'date' ? expiryProblem(form.expiryDate, today, text) : undefined,
  };
}
