import type { KindDescription } from '../src/logs/kinds/kind.js';
import { kinds, type LogKind } from './built-in-kinds.js';
import { contractKinds } from './contract-kinds.js';

const datesOf = ({ dates }: KindDescription, from: string, to = from) =>
  dates === 'span' ? { startDate: from, endDate: to } : { date: from };

/** Returns the shortest valid body for a kind. */
export function smallest(kind: LogKind, date = '2026-03-08', title = 'Spring launch') {
  const description: KindDescription = kinds[kind];
  return { ...datesOf(description, date), [description.rest.title]: title };
}

/** Returns a value for each of a kind's own texts and flags. */
function ownValues(kind: LogKind, text: (name: string) => string | null, flag: boolean) {
  const { texts = [], flags = [] } = contractKinds.find((contract) => contract.kind === kind) ?? {};
  return Object.fromEntries([
    ...texts.map((name) => [name, text(name)]),
    ...flags.map((name) => [name, flag]),
  ]);
}

/** Returns a body with a non-default value for every field of a kind. */
export function full(kind: LogKind) {
  const description: KindDescription = kinds[kind];
  return {
    ...smallest(kind, '2026-10-25', 'A “full” entry — ünïcode 🎉'),
    ...datesOf(description, '2026-10-25', '2026-10-27'),
    ...ownValues(kind, (name) => `${name}\nof two lines`, true),
    color: '#123456',
    showOnCalendar: false,
  };
}

/** Returns the default values of a kind's own and shared fields. */
export function defaults(kind: LogKind) {
  return {
    ...ownValues(kind, () => null, false),
    brandId: null,
    color: null,
    showOnCalendar: true,
    dynamicFields: {},
  };
}
