-- Passkeys, one-time codes and their recovery codes.

create table passkey (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  -- As the authenticator names it; unique over all people, so that nobody adds the key of another one.
  credential_id bytea not null unique check (octet_length(credential_id) between 1 and 1023),
  -- COSE_Key.
  public_key bytea not null,
  -- Signatures that the authenticator has counted; 0 for one that does not count.
  counter bigint not null default 0 check (counter >= 0),
  transports text[] not null default '{}',
  name text not null check (char_length(name) between 1 and 60),
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkey_user on passkey (user_id);

-- A challenge as SHA-256. It works once: who presents it deletes it. user_id is null for a sign-in, where nobody is known yet.
create table passkey_challenge (
  id uuid primary key,
  user_id uuid references app_user on delete cascade,
  challenge_hash bytea not null,
  expires_at timestamptz not null
);
create index passkey_challenge_expiry on passkey_challenge (expires_at);

-- The secret of one-time codes, encrypted with a key that is not in the database. Without confirmed_at it was only begun.
create table totp (
  user_id uuid primary key references app_user on delete cascade,
  sealed_secret bytea not null,
  begun_at timestamptz not null default now(),
  confirmed_at timestamptz,
  -- The time step of the newest code that was accepted (RFC 6238, 5.2): neither it nor an older one is accepted again.
  last_step bigint not null default 0
);

-- A recovery code as SHA-256; used once.
create table recovery_code (
  user_id uuid not null references app_user on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);
