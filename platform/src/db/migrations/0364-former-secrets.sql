-- Every secret that a webhook had signs besides for its day: with the place of one, a second rotation ended the first secret at once, which a receiver
-- that was told of a day may still hold.
create table webhook_former_secret (
  endpoint_id uuid not null references webhook_endpoint on delete cascade,
  -- Encrypted, as the present one.
  secret bytea not null,
  until timestamptz not null
);
create index webhook_former_secret_endpoint on webhook_former_secret (endpoint_id);
insert into webhook_former_secret (endpoint_id, secret, until)
  select id, former_secret, former_until from webhook_endpoint where former_secret is not null and former_until > now();
alter table webhook_endpoint drop column former_secret, drop column former_until;
