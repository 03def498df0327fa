/** The number of skeletons in each cell, which varies as in a real month. */
const LANES = [
  [2, 0, 2, 1, 2, 0, 1],
  [1, 2, 1, 0, 2, 1, 2],
  [0, 2, 1, 2, 0, 1, 1],
  [2, 1, 0, 2, 1, 2, 0],
  [2, 1, 2, 0, 1, 1, 2],
  [1, 0, 2, 1, 2, 0, 2],
];

/** Returns the number of skeletons in a cell. */
export function skeletonLanes(week: number, day: number): number {
  return LANES[week]?.[day] ?? 0;
}
