-- The audit log: what was decided, in a chain for every organization and one for the hub. Each entry holds the hash of the one before it.
create table audit_chain (
  -- Id of the organization; 00000000-0000-0000-0000-000000000000 for the hub itself. No foreign key: a chain stays when its organization goes.
  id uuid primary key,
  -- Name of the organization, as in addresses; empty for the hub.
  name text not null,
  length bigint not null default 0,
  -- Hash of the last entry.
  head text not null default repeat('0', 64)
);
insert into audit_chain (id, name) values ('00000000-0000-0000-0000-000000000000', '');
insert into audit_chain (id, name) select id, name from organization;
create function begin_audit_chain() returns trigger language plpgsql as $$
begin
  insert into audit_chain (id, name) values (new.id, new.name) on conflict (id) do nothing;
  return null;
end $$;
create trigger organization_chain after insert on organization for each row execute function begin_audit_chain();

create table audit_entry (
  chain uuid not null references audit_chain,
  number bigint not null check (number > 0),
  id uuid not null unique,
  at timestamptz(3) not null,
  actor_type text not null check (actor_type in ('person', 'service_account', 'organization', 'hub')),
  actor_id uuid,
  action text not null check (char_length(action) <= 80),
  target_type text not null,
  target_id text,
  -- Null for people, who stand here by id only.
  target_name text,
  -- JSON with the members in the order of their names and no spaces, as it is hashed.
  details text not null check (char_length(details) <= 4000),
  request_id text,
  previous text not null,
  hash text not null,
  primary key (chain, number)
);
create index audit_entry_action on audit_entry (chain, action, number desc);
create index audit_entry_actor on audit_entry (chain, actor_id, number desc);
create index audit_entry_target on audit_entry (chain, target_type, number desc);
create index audit_entry_at on audit_entry (chain, at);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'Entries of the audit log are neither changed nor deleted.' using errcode = 'restrict_violation';
end $$;
create trigger audit_entry_stays before update or delete on audit_entry for each row execute function refuse_audit_change();
create trigger audit_entry_all_stay before truncate on audit_entry for each statement execute function refuse_audit_change();

-- What a transaction tells, until it commits: then it gets its place in the chain. The lock of the chain is the last thing that a transaction takes, so
-- that nobody waits for the work of others, nor they for each other. Outside its transaction no row of this table is ever seen.
create unlogged table audit_pending (
  position bigint generated always as identity primary key,
  id uuid not null,
  chain uuid not null,
  actor_type text not null,
  actor_id uuid,
  action text not null,
  target_type text not null,
  target_id text,
  target_name text,
  details text not null,
  request_id text
);
create function append_audit() returns trigger language plpgsql as $$
declare
  told record;
  before record;
  happened timestamptz(3);
  line text;
  seal text;
begin
  -- All that this transaction tells, chains in one order whoever writes: two transactions that tell of the same two organizations do not wait for each other.
  for told in select * from audit_pending order by chain, position loop
    delete from audit_pending where position = told.position;
    select length, head into before from audit_chain where id = told.chain for update;
    if not found then raise exception 'There is no audit chain %.', told.chain; end if;
    happened := clock_timestamp();
    line := '{"action":' || to_json(told.action)
      || ',"actor_id":' || coalesce(to_json(told.actor_id)::text, 'null')
      || ',"actor_type":' || to_json(told.actor_type)
      || ',"at":"' || to_char(happened at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      || '","chain":' || to_json(told.chain)
      || ',"details":' || told.details
      || ',"id":' || to_json(told.id)
      || ',"number":' || (before.length + 1)::text
      || ',"previous":' || to_json(before.head)
      || ',"request_id":' || coalesce(to_json(told.request_id)::text, 'null')
      || ',"target_id":' || coalesce(to_json(told.target_id)::text, 'null')
      || ',"target_name":' || coalesce(to_json(told.target_name)::text, 'null')
      || ',"target_type":' || to_json(told.target_type) || '}';
    seal := encode(sha256(convert_to(line, 'UTF8')), 'hex');
    insert into audit_entry (chain, number, id, at, actor_type, actor_id, action, target_type, target_id, target_name, details, request_id, previous, hash)
      values (told.chain, before.length + 1, told.id, happened, told.actor_type, told.actor_id, told.action, told.target_type, told.target_id,
        told.target_name, told.details, told.request_id, before.head, seal);
    update audit_chain set length = before.length + 1, head = seal where id = told.chain;
  end loop;
  return null;
end $$;
create constraint trigger audit_told after insert on audit_pending deferrable initially deferred
  for each row execute function append_audit();
