-- Answers kept for Idempotency-Key, for 24 hours. status is null while the first request is at work.

create table idempotency (
  user_id uuid not null references app_user on delete cascade,
  key text not null check (char_length(key) between 1 and 255),
  request_hash bytea not null,
  status integer,
  body text,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_created on idempotency (created_at);
