import { lexicographicSortSchema, printSchema } from 'graphql';
import { schema } from './schema.js';

/** Prints the schema for schema.graphql. It is sorted, so that diffs stay small. */
export const printedSchema = (): string => `${printSchema(lexicographicSortSchema(schema))}\n`;
