import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printedSchema } from './graphql/printed-schema.js';

// Writes the schema from which the sdk is generated. Run it with `pnpm --filter @content-planner/api schema`.
writeFileSync(join(import.meta.dirname, '../schema.graphql'), printedSchema());
