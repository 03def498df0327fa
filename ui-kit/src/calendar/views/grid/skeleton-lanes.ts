/** How many blocks each cell shows while its entries load: uneven, as real months are. */
const LANES = [
  [2, 0, 2, 1, 2, 0, 1],
  [1, 2, 1, 0, 2, 1, 2],
  [0, 2, 1, 2, 0, 1, 1],
  [2, 1, 0, 2, 1, 2, 0],
  [2, 1, 2, 0, 1, 1, 2],
  [1, 0, 2, 1, 2, 0, 2],
];

/** The blocks of one cell of the month's skeleton. */
export function skeletonLanes(week: number, day: number): number {
  return LANES[week]?.[day] ?? 0;
}
