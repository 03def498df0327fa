import {
  conditionMessages,
  describeFilter,
  filterMenuMessages,
  type Translate,
} from '@content-planner/ui-kit';

/** Returns the names of the filters on a print page. Brands are listed without the word 'Brand'. */
export function filterNames(
  described: Parameters<typeof describeFilter>[0] & { translate: Translate },
): string[] {
  const { translate } = described;
  const { brandFilter } = translate(filterMenuMessages);
  const { condition, operators } = translate(conditionMessages);
  return describeFilter({
    ...described,
    translate: (set) => ({
      ...translate(set),
      ...(set.name === conditionMessages.name && {
        condition: (named: Parameters<typeof condition>[0]) =>
          named.name === brandFilter && named.relation === operators.isAnyOf ? '' : condition(named),
      }),
    }),
  });
}
