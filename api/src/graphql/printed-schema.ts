import { lexicographicSortSchema, printSchema } from 'graphql';
import { schema } from './schema.js';

/** The schema as it stands in schema.graphql: sorted, so that a change shows only where it is. */
export const printedSchema = (): string => `${printSchema(lexicographicSortSchema(schema))}\n`;
