-- Sign-in through the company's OpenID provider, and the hub as authorization server.

-- A sign-in that is under way at the provider. State and the browser's cookie as SHA-256; PKCE verifier and nonce are made from the cookie, so
-- nothing in this table opens a sign-in.
create table oidc_flow (
  id uuid primary key,
  state_hash bytea not null unique,
  browser_hash bytea not null,
  return_url text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index oidc_flow_browser on oidc_flow (browser_hash, id desc);
create index oidc_flow_expiry on oidc_flow (expires_at);

-- Who somebody is at a provider.
create table oidc_identity (
  issuer text not null,
  subject text not null,
  user_id uuid not null references app_user on delete cascade,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  primary key (issuer, subject)
);
create index oidc_identity_user on oidc_identity (user_id);

-- What the authorization server keeps: interactions, codes, refresh tokens, grants. Ids and user codes as SHA-256; the payload holds neither.
create table oidc_record (
  model text not null,
  id_hash bytea not null,
  grant_hash bytea,
  user_code_hash bytea,
  payload jsonb not null,
  consumed_at timestamptz,
  expires_at timestamptz not null,
  primary key (model, id_hash)
);
create index oidc_record_grant on oidc_record (grant_hash) where grant_hash is not null;
create unique index oidc_record_user_code on oidc_record (user_code_hash) where user_code_hash is not null;
create index oidc_record_expiry on oidc_record (expires_at);

-- The session that stands behind a grant, so that an application shows among the person's sessions and ends with one.
create table oidc_grant_session (
  grant_hash bytea primary key,
  family_id uuid not null unique references refresh_family on delete cascade
);
