import type { Brand } from '../logs/types.js';
import { comparable } from './cell-text.js';

/**
 * Returns the brand that a cell names: the brand with this name, or else the only brand whose name starts with it.
 *
 * @example brandNamed('Lumen', [{ id: '1', name: 'Lumen Cycles', color: '#3B82F6' }])?.id // '1'
 */
export function brandNamed(cell: string, brands: readonly Brand[]): Brand | null {
  const name = comparable(cell);
  if (name === '') return brands.find((brand) => brand.name === cell) ?? null;
  const exact =
    brands.find((brand) => brand.name === cell) ?? brands.find((brand) => comparable(brand.name) === name);
  if (exact) return exact;
  const similar = brands.filter((brand) => comparable(brand.name).startsWith(`${name} `));
  return similar.length === 1 ? (similar[0] ?? null) : null;
}
