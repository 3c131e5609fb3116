-- Sessions with their origin, the state of accounts, tokens of mails, and the mails themselves.

alter table refresh_family
  add column source text not null default 'password' check (source in ('password', 'passkey', 'oidc', 'application')),
  add column last_used_at timestamptz not null default now();

-- Which token a renewal was made with; a first token has none.
alter table refresh_token add column parent_id uuid references refresh_token on delete cascade;
create index refresh_token_parent on refresh_token (parent_id);

alter table app_user
  -- Operates the hub: reads its outbox and status.
  add column is_operator boolean not null default false,
  add column consent_version text,
  add column consented_at timestamptz,
  -- The address that waits for its confirmation; `email` holds until then.
  add column pending_email text check (pending_email = lower(pending_email) and position('@' in pending_email) > 1),
  -- When the owner deleted the account; it is disabled and can be restored until it is erased 30 days later.
  add column deleted_at timestamptz check (deleted_at is null or is_disabled);
create index app_user_deleted on app_user (deleted_at) where deleted_at is not null;

-- Tokens of mails as SHA-256; each works once. email is the address that the token proves.
create table mail_token (
  token_hash bytea primary key,
  user_id uuid not null references app_user on delete cascade,
  purpose text not null check (purpose in ('confirm_account', 'confirm_email', 'reset_password')),
  email text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index mail_token_user on mail_token (user_id, purpose);

-- Mails: waiting for the mail server, which ends a row, or kept for the operator where there is none.
create table outbox_mail (
  id uuid primary key,
  user_id uuid references app_user on delete cascade,
  recipient text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null default now()
);
create index outbox_mail_newest on outbox_mail (created_at desc, id desc);
create index outbox_mail_user on outbox_mail (user_id);
