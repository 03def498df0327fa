import { accessTokenRoutes } from './access-token.routes.js';
import { authRoutes } from './auth.routes.js';
import { brandRoutes } from './brand.routes.js';
import { entryRoutes } from './entry.routes.js';
import { exportRoutes } from './export.routes.js';
import { fieldRoutes } from './field.routes.js';
import { kindRoutes } from './kind.routes.js';
import { logRoutes } from './log.routes.js';
import { passkeyRoutes } from './passkey.routes.js';
import { peopleRoutes } from './people.routes.js';
import type { Route } from './route.js';
import { userRoutes } from './user.routes.js';

/** All REST routes. */
export const routes: readonly Route[] = [
  ...accessTokenRoutes,
  ...authRoutes,
  ...passkeyRoutes,
  ...entryRoutes,
  ...exportRoutes,
  ...logRoutes,
  ...brandRoutes,
  ...fieldRoutes,
  ...kindRoutes,
  ...peopleRoutes,
  ...userRoutes,
];
