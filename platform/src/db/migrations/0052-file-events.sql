-- What became of published files, by whom, when and why: published, yanked or removed as harmful, restored. Kept as long as their channel.
create table file_event (
  -- UUIDv7: orders events of one millisecond too.
  id uuid primary key,
  -- channel_file_version.id, which a file keeps when its record changes.
  file_id bigint not null,
  channel_id uuid not null references channel on delete cascade,
  kind text not null check (kind in ('published', 'yanked', 'harmful', 'restored')),
  -- A person or a service account; neither when that one is gone.
  user_id uuid references app_user on delete set null,
  service_account_id uuid references service_account (id) on delete set null,
  at timestamptz not null default now(),
  -- In the words of whoever did it; may be empty where none is asked for.
  reason text not null default ''
);
insert into file_event (id, file_id, channel_id, kind, user_id, service_account_id, at)
select gen_random_uuid(), file_id, channel_id, 'published', user_id, service_account_id, published_at from published_file;
drop table published_file;
create index file_event_file on file_event (file_id, at);
create index file_event_channel on file_event (channel_id, at);
create index file_event_user on file_event (user_id) where user_id is not null;
create index file_event_account on file_event (service_account_id) where service_account_id is not null;
