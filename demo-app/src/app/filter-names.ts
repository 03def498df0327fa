import { describeFilter, filterLabels } from '@content-planner/ui-kit';

/** Returns the names of the filters on a print page. Brands are listed without the word 'Brand'. */
export const filterNames = (described: Parameters<typeof describeFilter>[0]): string[] =>
  describeFilter({
    ...described,
    labels: {
      filterName: (named) =>
        named.name === filterLabels.brandFilter && named.operator === 'is'
          ? ''
          : filterLabels.filterName(named),
    },
  });
