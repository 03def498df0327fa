import { Migration20261121000000_initial } from './20261121000000-initial.js';
import { Migration20261121120000_entry_pages } from './20261121120000-entry-pages.js';
import { Migration20261121150000_flags_true_or_false } from './20261121150000-flags-true-or-false.js';
import { Migration20261122030000_rate_limits_by_time } from './20261122030000-rate-limits-by-time.js';
import { Migration20261122100000_sessions } from './20261122100000-sessions.js';
import { Migration20261122110000_brands_lock } from './20261122110000-brands-lock.js';
import { Migration20261122190000_idempotency_keys } from './20261122190000-idempotency-keys.js';
import { Migration20261122230000_session_devices } from './20261122230000-session-devices.js';
import { Migration20261123000000_field_types } from './20261123000000-field-types.js';
import { Migration20261124000000_changes } from './20261124000000-changes.js';
import { Migration20261125000000_access_tokens } from './20261125000000-access-tokens.js';
import { Migration20261126000000_frozen_links } from './20261126000000-frozen-links.js';
import { Migration20261127000000_saved_views } from './20261127000000-saved-views.js';
import { Migration20261127010000_option_colors } from './20261127010000-option-colors.js';
import { Migration20261128000000_feeds } from './20261128000000-feeds.js';
import { Migration20261129000000_session_clients } from './20261129000000-session-clients.js';
import { Migration20261130100000_account_links } from './20261130100000-account-links.js';
import { Migration20261130120000_two_step } from './20261130120000-two-step.js';
import { Migration20261130140000_identities } from './20261130140000-identities.js';
import { Migration20261130150000_login_methods } from './20261130150000-login-methods.js';
import { Migration20261130155000_password_status } from './20261130155000-password-status.js';
import { Migration20261130160000_passkeys } from './20261130160000-passkeys.js';
import { Migration20261130170000_never_approved } from './20261130170000-never-approved.js';
import { Migration20261201100000_retired_values } from './20261201100000-retired-values.js';
import { Migration20261202100000_values } from './20261202100000-values.js';
import { Migration20261203100000_fields } from './20261203100000-fields.js';
import { Migration20261204100000_search_text } from './20261204100000-search-text.js';
import { Migration20261205100000_any_field_type } from './20261205100000-any-field-type.js';
import { Migration20261206100000_token_fields } from './20261206100000-token-fields.js';
import { Migration20261207100000_merged_fields } from './20261207100000-merged-fields.js';
import { Migration20261207200000_feed_conditions } from './20261207200000-feed-conditions.js';
import { Migration20261208100000_kind_creators } from './20261208100000-kind-creators.js';

/** All migrations, oldest first. They are listed here because a bundled server can't find their files. */
export const migrations = [
  Migration20261121000000_initial,
  Migration20261121120000_entry_pages,
  Migration20261121150000_flags_true_or_false,
  Migration20261122030000_rate_limits_by_time,
  Migration20261122100000_sessions,
  Migration20261122110000_brands_lock,
  Migration20261122190000_idempotency_keys,
  Migration20261122230000_session_devices,
  Migration20261123000000_field_types,
  Migration20261124000000_changes,
  Migration20261125000000_access_tokens,
  Migration20261126000000_frozen_links,
  Migration20261127000000_saved_views,
  Migration20261127010000_option_colors,
  Migration20261128000000_feeds,
  Migration20261129000000_session_clients,
  Migration20261130100000_account_links,
  Migration20261130120000_two_step,
  Migration20261130140000_identities,
  Migration20261130150000_login_methods,
  Migration20261130155000_password_status,
  Migration20261130160000_passkeys,
  Migration20261130170000_never_approved,
  Migration20261201100000_retired_values,
  Migration20261202100000_values,
  Migration20261203100000_fields,
  Migration20261204100000_search_text,
  Migration20261205100000_any_field_type,
  Migration20261206100000_token_fields,
  Migration20261207100000_merged_fields,
  Migration20261207200000_feed_conditions,
  Migration20261208100000_kind_creators,
];
