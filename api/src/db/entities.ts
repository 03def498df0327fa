import { AccessToken } from '../access-tokens/access-token.entity.js';
import { FrozenContent } from '../access-tokens/frozen-content.entity.js';
import { AccountLink } from '../accounts/account-link.entity.js';
import { User } from '../accounts/user.entity.js';
import { LoginStep } from '../auth/login-step.entity.js';
import { RateLimit } from '../auth/rate-limit.entity.js';
import { Session } from '../auth/session.entity.js';
import { TwoStep } from '../auth/two-step.entity.js';
import { UsedChallenge } from '../auth/used-challenge.entity.js';
import { Brand } from '../brands/brand.entity.js';
import { Change } from '../changes/change.entity.js';
import { ChangeSet } from '../changes/change-set.entity.js';
import { ColumnPreference } from '../fields/column-preference.entity.js';
import { Field } from '../fields/field.entity.js';
import { KindField } from '../fields/kind-field.entity.js';
import { Option } from '../fields/option.entity.js';
import { IdempotencyKey } from '../idempotency/idempotency-key.entity.js';
import { LogEntry } from '../logs/entry.entity.js';
import { Kind } from '../logs/kinds/kind.entity.js';
import { Identity } from '../oidc/identity.entity.js';
import { Passkey } from '../passkeys/passkey.entity.js';
import { SavedView } from '../saved-views/saved-view.entity.js';
import { Setting } from '../settings/setting.entity.js';

/** All entities, one per table. */
export const entities = [
  AccessToken,
  AccountLink,
  Brand,
  Change,
  ChangeSet,
  ColumnPreference,
  Field,
  FrozenContent,
  IdempotencyKey,
  Identity,
  Kind,
  KindField,
  LogEntry,
  LoginStep,
  Option,
  Passkey,
  RateLimit,
  SavedView,
  Session,
  Setting,
  TwoStep,
  UsedChallenge,
  User,
];
