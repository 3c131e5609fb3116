-- Devices and networks from which a person signed in before, as SHA-256: strangers' failed tries do not keep the owner out there.
create table sign_in_place (
  user_id uuid not null references app_user on delete cascade,
  place_hash bytea not null,
  last_used_at timestamptz not null default now(),
  primary key (user_id, place_hash)
);
create index sign_in_place_age on sign_in_place (last_used_at);
