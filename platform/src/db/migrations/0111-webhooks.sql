-- Where an organization has what is decided delivered to.
create table webhook_endpoint (
  id uuid primary key,
  organization_id uuid not null references organization on delete cascade,
  url text not null check (char_length(url) <= 2000),
  description text not null default '',
  -- Names of the actions that are delivered; none for every one.
  actions text[] not null default '{}',
  -- What deliveries are signed with, encrypted; the former one signs besides until its end.
  secret bytea not null,
  former_secret bytea,
  former_until timestamptz,
  created_at timestamptz not null default now(),
  -- Since when every attempt failed.
  failing_since timestamptz,
  disabled_at timestamptz,
  disabled_by text check (disabled_by in ('person', 'hub')),
  check ((disabled_at is null) = (disabled_by is null))
);
create index webhook_endpoint_organization on webhook_endpoint (organization_id, created_at);

create table webhook_delivery (
  id uuid primary key default gen_random_uuid(),
  endpoint_id uuid not null references webhook_endpoint on delete cascade,
  -- The entry of the audit log, and the id under which receivers know it however often it is sent; none for a test.
  entry_id uuid,
  message_id uuid not null,
  action text not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  created_at timestamptz not null default now(),
  -- When it was handed to the job queue.
  queued_at timestamptz,
  attempts integer not null default 0,
  -- When it is tried next.
  next_at timestamptz,
  ended_at timestamptz
);
create index webhook_delivery_endpoint on webhook_delivery (endpoint_id, created_at desc, id);
create index webhook_delivery_new on webhook_delivery (created_at) where state = 'waiting' and queued_at is null;
create index webhook_delivery_ended on webhook_delivery (ended_at) where ended_at is not null;

create table webhook_attempt (
  delivery_id uuid not null references webhook_delivery on delete cascade,
  number integer not null check (number > 0),
  at timestamptz not null default now(),
  -- Null when nothing answered.
  status integer,
  duration_ms integer not null,
  -- The first bytes of the answer, or why there was none.
  answer text not null default '',
  primary key (delivery_id, number)
);

-- What an entry says is owed to the endpoints by the transaction that appends it: a killed process can not forget one.
create function owe_webhooks() returns trigger language plpgsql as $$
begin
  insert into webhook_delivery (endpoint_id, entry_id, message_id, action)
    select id, new.id, new.id, new.action from webhook_endpoint
    where organization_id = new.chain and disabled_at is null and (actions = '{}' or new.action = any(actions));
  return null;
end $$;
create trigger audit_entry_delivered after insert on audit_entry for each row execute function owe_webhooks();
