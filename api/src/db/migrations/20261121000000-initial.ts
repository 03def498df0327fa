import { Migration } from '@mikro-orm/migrations';

/** The schema of the first release. */
export class Migration20261121000000_initial extends Migration {
  override up(): void {
    this.addSql(`
      create table audit_records (
        id uuid not null,
        at timestamptz not null,
        actor_id uuid null,
        action varchar(100) not null,
        subject_type varchar(100) not null,
        subject_id varchar(100) null,
        detail jsonb null,
        primary key (id)
      )
    `);
    this.addSql(`create index audit_records_at_index on audit_records (at)`);

    this.addSql(`
      create table brands (
        id uuid not null,
        name varchar(300) not null,
        color text not null,
        is_sample boolean not null default false,
        created_at timestamptz not null,
        primary key (id)
      )
    `);

    this.addSql(`
      create table field_configurations (
        id uuid not null,
        log_type text not null,
        field_name varchar(300) not null,
        field_label varchar(300) not null,
        field_type text not null,
        dropdown_options jsonb null,
        is_required boolean not null default false,
        display_order int not null default 0,
        shareable boolean not null default false,
        created_at timestamptz not null,
        primary key (id)
      )
    `);
    this.addSql(
      `alter table field_configurations add constraint field_configurations_name unique (log_type, field_name)`,
    );
    this.addSql(
      `alter table field_configurations add constraint field_configurations_log_type_check check (log_type in ('blog', 'email', 'social', 'event', 'podcast', 'other'))`,
    );
    this.addSql(
      `alter table field_configurations add constraint field_configurations_field_type_check check (field_type in ('text', 'date', 'boolean', 'dropdown'))`,
    );

    this.addSql(`
      create table entries (
        id uuid not null,
        kind text not null,
        title varchar(300) not null,
        start_date date not null,
        end_date date not null,
        brand_id uuid null,
        color text null,
        show_on_calendar boolean not null default true,
        dynamic_fields jsonb not null default '{}',
        version int not null default 1,
        is_sample boolean not null default false,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        category text null,
        campaign_name text null,
        media_type text null,
        facebook boolean null default false,
        instagram boolean null default false,
        tiktok boolean null default false,
        threads boolean null default false,
        x_twitter boolean null default false,
        youtube boolean null default false,
        snapchat boolean null default false,
        location text null,
        notes text null,
        guest_notes text null,
        description text null,
        primary key (id)
      )
    `);
    this.addSql(`create index entries_kind_index on entries (kind)`);
    this.addSql(`create index entries_brand on entries (brand_id)`);
    this.addSql(`create index entries_list on entries (kind, start_date, created_at, id)`);
    this.addSql(`create index entries_start on entries (start_date, id)`);
    this.addSql(`create index entries_span on entries (end_date) where end_date > start_date`);
    this.addSql(`alter table entries add constraint entries_dates check (end_date >= start_date)`);
    this.addSql(
      `alter table entries add constraint entries_kind_check check (kind in ('blog', 'email', 'social', 'event', 'podcast', 'other'))`,
    );

    this.addSql(`
      create table rate_limits (
        key varchar(255) not null,
        points int not null default 0,
        expire bigint null,
        primary key (key)
      )
    `);

    this.addSql(`
      create table settings (
        key varchar(100) not null,
        value jsonb not null,
        primary key (key)
      )
    `);

    this.addSql(`
      create table users (
        id uuid not null,
        email varchar(254) not null,
        password_hash varchar(255) not null,
        first_name varchar(300) null,
        last_name varchar(300) null,
        profile_image_url text null,
        is_admin boolean not null default false,
        is_approved boolean not null default false,
        created_at timestamptz not null,
        primary key (id)
      )
    `);
    this.addSql(`alter table users add constraint users_email_unique unique (email)`);

    this.addSql(`
      create table sessions (
        id uuid not null,
        user_id uuid not null,
        token_hash varchar(64) not null,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        primary key (id)
      )
    `);
    this.addSql(`create index sessions_user_id_index on sessions (user_id)`);
    this.addSql(`alter table sessions add constraint sessions_token_hash_unique unique (token_hash)`);
    this.addSql(`create index sessions_expires_at_index on sessions (expires_at)`);

    this.addSql(`
      create table column_preferences (
        id uuid not null,
        user_id uuid not null,
        log_type text not null,
        visible_columns jsonb not null,
        column_order jsonb not null,
        primary key (id)
      )
    `);
    this.addSql(
      `alter table column_preferences add constraint column_preferences_user unique (user_id, log_type)`,
    );
    this.addSql(
      `alter table column_preferences add constraint column_preferences_log_type_check check (log_type in ('blog', 'email', 'social', 'event', 'podcast', 'other'))`,
    );

    this.addSql(
      `alter table entries add constraint entries_brand_id_foreign foreign key (brand_id) references brands (id) on delete set null`,
    );

    this.addSql(
      `alter table sessions add constraint sessions_user_id_foreign foreign key (user_id) references users (id) on delete cascade`,
    );

    this.addSql(
      `alter table column_preferences add constraint column_preferences_user_id_foreign foreign key (user_id) references users (id) on delete cascade`,
    );

    // Adds a row that transactions can lock, so that only one registration can be the first, and the last administrator
    // can't be removed.
    this.addSql(`insert into settings (key, value) values ('accounts-lock', 'null')`);
  }
}
