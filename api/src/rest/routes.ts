import { authRoutes } from './auth.routes.js';
import { brandRoutes } from './brand.routes.js';
import { fieldRoutes } from './field.routes.js';
import { logRoutes } from './log.routes.js';
import type { Route } from './route.js';
import { userRoutes } from './user.routes.js';

/** All REST routes. */
export const routes: readonly Route[] = [
  ...authRoutes,
  ...logRoutes,
  ...brandRoutes,
  ...fieldRoutes,
  ...userRoutes,
];
