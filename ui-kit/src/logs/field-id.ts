import type { FieldConfiguration } from './types.js';

/** Returns the id of a custom field, which several kinds can use. */
export const fieldIdOf = ({ fieldId, id }: FieldConfiguration): string => fieldId ?? id;
