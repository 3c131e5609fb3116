-- How a hub gets its first operator, and mails that go when their link ends.

-- Links that make whoever opens one the operator of a hub that has none, as SHA-256 of their secret.
create table operator_link (
  token_hash bytea primary key,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

-- The token whose link stands in the mail: when it was used, replaced or has expired, nobody needs the mail any more.
alter table outbox_mail add column mail_token bytea references mail_token on delete cascade;
create index outbox_mail_token on outbox_mail (mail_token) where mail_token is not null;
