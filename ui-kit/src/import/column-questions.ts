import { CHANNEL, REQUIRED } from './match-columns.js';
import type { ImportPlan } from './use-import-plan.js';

/** Returns what the user has to decide about the columns before the rows can be checked. */
export function columnQuestions(plan: ImportPlan) {
  const { columns, matched, dates, datesAbove, dataRows } = plan;
  const asksChannels = matched.channels.length > 0 && plan.usesChannels === null;
  const missing = REQUIRED.filter(
    (target) =>
      !columns.includes(target) && !(target === 'title' && (asksChannels || columns.includes(CHANNEL))),
  );
  const canGoOn = missing.length === 0 && !asksChannels && dataRows.length > 0;
  const areDatesClear =
    (!dates.mustAsk || plan.order !== null) &&
    plan.months?.reading !== null &&
    (plan.swap === null || plan.swaps !== null) &&
    (dates.week === null || plan.weekday !== null) &&
    (plan.periods.length === 0 || plan.period !== null) &&
    (datesAbove.size === 0 || plan.usesDatesAbove !== null);
  return {
    asksChannels,
    missing,
    canGoOn,
    /** Whether nothing is asked in this step, not even what could be left open. */
    isClear:
      canGoOn &&
      areDatesClear &&
      (!plan.numbers.mustAsk || plan.numberStyle !== null) &&
      (columns.includes('kind') || columns.includes(CHANNEL) || plan.kind !== null) &&
      plan.unclearLine === null,
  };
}
