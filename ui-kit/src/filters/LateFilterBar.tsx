import { hasConditions } from '@content-planner/model';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import { useServerPart } from '../internal/use-server-part.js';
import type { FilterBarProps } from './FilterBar.js';
import { filterParts } from './filter-parts.js';

/** Fills the bar's space. */
const Room = styled.div`
  flex: none;
  height: 40px;
`;

function Bar(props: FilterBarProps) {
  const isSet = hasConditions(props.filter);
  const { value: parts } = useServerPart(filterParts, isSet);
  if (parts) return <parts.FilterBar {...props} />;
  return isSet && <Room />;
}

/** A `FilterBar` whose code is loaded when a filter is set, or with the filter menu. */
export function LateFilterBar(props: FilterBarProps) {
  return (
    <Suspense fallback={<Room />}>
      <Bar {...props} />
    </Suspense>
  );
}
