import { describeFilter, filterMenuMessages, filterMessages, type Translate } from '@content-planner/ui-kit';

/** Returns the names of the filters on a print page. Brands are listed without the word 'Brand'. */
export function filterNames(
  described: Parameters<typeof describeFilter>[0] & { translate: Translate },
): string[] {
  const { translate } = described;
  const { brandFilter } = translate(filterMenuMessages);
  const { filterName } = translate(filterMessages);
  return describeFilter({
    ...described,
    translate: (set) => ({
      ...translate(set),
      ...(set.name === filterMessages.name && {
        filterName: (named: Parameters<typeof filterName>[0]) =>
          named.name === brandFilter && named.operator === 'is' ? '' : filterName(named),
      }),
    }),
  });
}
