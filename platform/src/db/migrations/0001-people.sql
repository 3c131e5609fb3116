-- People, sessions, organizations, subscriptions, channel tokens.
-- Ids are UUIDv7 made by the program; times are UTC; every row of an organization carries organization_id.

create table app_user (
  id uuid primary key,
  email text not null check (email = lower(email) and position('@' in email) > 1),
  username text not null unique,
  first_name text not null default '',
  last_name text not null default '',
  password_hash text not null,
  is_confirmed boolean not null default false,
  is_consented boolean not null default false,
  is_disabled boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index app_user_email on app_user (email);

-- One family for each sign-in. Reuse of a spent refresh token ends the family.
create table refresh_family (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  user_agent text not null default ''
);
create index refresh_family_user on refresh_family (user_id);

create table refresh_token (
  id uuid primary key,
  family_id uuid not null references refresh_family on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index refresh_token_family on refresh_token (family_id);

create table logout_token (
  token_hash bytea primary key,
  family_id uuid not null references refresh_family on delete cascade,
  expires_at timestamptz not null
);

create table signing_key (
  kid text primary key,
  private_jwk jsonb not null,
  public_jwk jsonb not null,
  created_at timestamptz not null default now()
);

create table organization (
  id uuid primary key,
  name text not null unique check (name ~ '^[a-z0-9][a-z0-9-]{0,38}[a-z0-9]$'),
  title text not null check (char_length(title) between 1 and 80),
  bio text not null default '' check (char_length(bio) <= 500),
  type text not null default 'public' check (type in ('public', 'strategic')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table membership (
  organization_id uuid not null references organization on delete cascade,
  user_id uuid not null references app_user on delete cascade,
  role text not null check (role in ('member', 'admin', 'billing_manager')),
  created_at timestamptz not null default now(),
  primary key (organization_id, user_id)
);
create index membership_user on membership (user_id);

-- An organization with members never loses its last admin: checked when the transaction commits, so that roles can be swapped inside one.
create function membership_keeps_an_admin() returns trigger language plpgsql as $$
begin
  if exists (select 1 from organization where id = old.organization_id)
     and exists (select 1 from membership where organization_id = old.organization_id)
     and not exists (select 1 from membership where organization_id = old.organization_id and role = 'admin') then
    raise exception 'the organization would have no admin' using errcode = 'check_violation', constraint = 'membership_one_admin';
  end if;
  return null;
end $$;
create constraint trigger membership_one_admin after update or delete on membership
  deferrable initially deferred for each row execute function membership_keeps_an_admin();

create table subscription (
  id uuid primary key,
  organization_id uuid references organization on delete cascade,
  user_id uuid references app_user on delete cascade,
  product_code text not null check (product_code in ('free_subscription', 'starter_subscription', 'commercial_subscription', 'security_subscription', 'enterprise_subscription', 'platform_subscription')),
  subscription_status text not null check (subscription_status in ('active', 'past_due', 'unpaid', 'canceled', 'incomplete', 'incomplete_expired', 'trialing', 'all', 'ended')),
  billing_cycle text not null check (billing_cycle in ('monthly', 'yearly')),
  quantity integer not null check (quantity > 0),
  cancel_at_period_end boolean not null default false,
  period_start timestamptz not null,
  period_end timestamptz not null check (period_end > period_start),
  created_at timestamptz not null default now(),
  check ((organization_id is null) <> (user_id is null))
);
create index subscription_organization on subscription (organization_id);

-- A person's token for the channels of one organization. The secret is stored as SHA-256 only.
create table channel_token (
  id uuid primary key,
  organization_id uuid not null references organization on delete cascade,
  user_id uuid not null references app_user on delete cascade,
  token_hash bytea not null unique,
  hint text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  revoked_at timestamptz,
  last_used_at timestamptz
);
create unique index channel_token_current on channel_token (organization_id, user_id) where revoked_at is null;
