import { lexicographicSortSchema, printSchema } from 'graphql';
import { schema } from './schema.js';

/** Returns the text of schema.graphql. The schema is sorted, so that diffs stay small. */
export const printedSchema = (): string => `${printSchema(lexicographicSortSchema(schema))}\n`;
