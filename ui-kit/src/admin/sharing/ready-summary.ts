import { type CalendarDate, type Field, toCalendarDate } from '@content-planner/model';
import { formatFullDate } from '../../dates/format-date.js';
import { labelIn } from '../../logs/kinds/field-labels.js';
import type { Kinds } from '../../logs/kinds/kinds-in.js';
import type { Brand } from '../../logs/types.js';
import type { Translate } from '../../messages/translate.js';
import { scopeMessages } from './scope-messages.js';
import { brandsText, typesText } from './sharing-texts.js';
import { kindsOf } from './token-scope.js';
import type { AccessToken } from './types.js';

/** The values for the summary of a new link. Dates are formatted. */
export interface ReadySummary {
  /** The names of the brands; null for all. */
  brands: string | null;
  /** The names of the types; null for all. */
  types: string | null;
  /** The labels of the fields; null if they are unknown. */
  fields: readonly string[] | null;
  /** The first visible day, or 'today'. Null for all days. */
  from: string | 'today' | null;
  /** The day on which the link was frozen; null if it shows the current plan. */
  frozenOn: string | null;
  hasPassword: boolean;
  /** The day on which the link expires; null if it never expires. */
  endsOn: string | null;
}

/** Returns the values for the summary of a new link. */
export function readySummary(
  token: AccessToken,
  brands: readonly Brand[],
  today: CalendarDate,
  locale: string,
  {
    kinds: known,
    fields,
    translate,
  }: { kinds: Kinds; fields: readonly Field[] | undefined; translate: Translate },
): ReadySummary {
  const { brandIds, withoutBrand, from, frozenAt, hasPassword, expiresAt } = token;
  const kinds = kindsOf(token, known);
  const text = translate(scopeMessages);
  const labelOf = labelIn(translate);
  const day = (at: string | null) => at && formatFullDate(toCalendarDate(new Date(at)), locale);
  return {
    brands: brandIds === null && withoutBrand ? null : brandsText({ brandIds, withoutBrand }, brands, text),
    types: kinds && typesText(kinds, { kindOf: known.of, translate }),
    fields:
      fields?.filter(({ id }) => token.fields?.includes(id)).map(({ id, label }) => labelOf(id, label)) ??
      null,
    from: from === today ? 'today' : from && formatFullDate(from, locale),
    frozenOn: day(frozenAt),
    hasPassword,
    endsOn: day(expiresAt),
  };
}
