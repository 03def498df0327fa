import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printedSchema } from './graphql/printed-schema.js';

// Writes the schema that the sdk is generated from; `pnpm --filter @content-planner/api schema` runs it.
writeFileSync(join(import.meta.dirname, '../schema.graphql'), printedSchema());
