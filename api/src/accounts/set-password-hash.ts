import type { User } from './user.entity.js';

/** Sets a user's password hash. Use `hashNewPassword` to create the hash. */
export function setPasswordHash(user: User, passwordHash: string): void {
  user.passwordHash = passwordHash;
  user.hasPassword = true;
  user.passwordChangedAt = new Date();
}
