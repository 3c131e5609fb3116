-- Packages that are published into hosted channels.

-- Files that left the index of their channel: a yanked one is still given to whoever asks for it by name, a harmful one to nobody.
alter table channel_file_version add column withdrawn text check (withdrawn in ('yanked', 'harmful'));
alter table channel_file_version alter column withdrawn set statistics 10;
create or replace view channel_file as
  select f.id, f.channel_id, f.subdir, f.file_name, f.name, f.version, f.build, f.build_number, f.depends, f.license, f.license_family,
    f.timestamp_ms, f.indexed_ms, f.size, f.md5, f.sha256, f.trust, f.record, f.object_key, f.record_digest, f.first_seen_ms, f.withdrawn
  from channel_file_version f join channel c on c.id = f.channel_id
  where f.from_generation <= c.generation and (f.until_generation is null or f.until_generation > c.generation);

-- Who published a file, and when: a person or a service account; neither when that one is gone.
create table published_file (
  file_id bigint primary key,
  channel_id uuid not null references channel on delete cascade,
  user_id uuid references app_user on delete set null,
  service_account_id uuid references service_account (id) on delete set null,
  published_at timestamptz not null default now(),
  -- Why it was yanked or removed, in the words of whoever did.
  withdrawn_reason text not null default ''
);
create index published_file_channel on published_file (channel_id);
create index published_file_user on published_file (user_id) where user_id is not null;
create index published_file_account on published_file (service_account_id) where service_account_id is not null;

-- Addresses at which one file can be uploaded once, without other credentials. Only the SHA-256 of the secret is kept.
create table upload_ticket (
  id uuid primary key,
  secret_hash bytea not null unique,
  channel_id uuid not null references channel on delete cascade,
  user_id uuid not null references app_user on delete cascade,
  file_name text not null,
  size bigint not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index upload_ticket_age on upload_ticket (expires_at);
create index upload_ticket_channel on upload_ticket (channel_id);
create index upload_ticket_user on upload_ticket (user_id);
