import type { PublicUser } from '../context.js';
import type { User } from './user.entity.js';

/** Returns a user, omitting the password hash. */
export function publicUser(user: User): PublicUser {
  return {
    id: user.id,
    email: user.email,
    firstName: user.firstName ?? null,
    lastName: user.lastName ?? null,
    profileImageUrl: user.profileImageUrl ?? null,
    isAdmin: user.isAdmin,
    isApproved: user.isApproved,
    createdAt: user.createdAt.toISOString(),
  };
}
