import { type Read, useRead } from '../core/use-read.js';
import type { RefreshOptions } from '../core/use-refresh.js';
import type { Field } from './field.js';
import { FIELDS } from './fields-document.js';

const NONE: readonly Field[] = [];

/**
 * Fetches the fields of all kinds: built-in ones, followed by custom ones.
 *
 * @param options when to refetch; set `pause` to send no request yet
 * @example
 * const { fields } = useFields();
 * const ofBlog = fields.filter(({ kinds }) => kinds.some(({ kind }) => kind === 'blog'));
 */
export function useFields({ pause = false, ...options }: { pause?: boolean } & RefreshOptions = {}): Read & {
  fields: readonly Field[];
} {
  const { data, ...read } = useRead(FIELDS, pause ? null : {}, options);
  return { ...read, fields: data?.fields ?? NONE };
}
