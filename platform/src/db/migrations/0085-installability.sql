-- What of a publication can be installed, by platform: files that stay, and those of them that no client can install.
create table publication_installability (
  publication_id uuid not null references publication on delete cascade,
  platform text not null,
  allowed integer not null,
  broken integer not null,
  newly_broken integer not null,
  -- Files of which there was no time to find out whether what they need excludes one another.
  unchecked integer not null,
  -- Names of packages of which files stay and none can be installed, although one could without the policy.
  lost_packages text[] not null,
  -- Ids of files, ascending, packed as little-endian float64: those that cannot be installed without the policy either, and those that it broke.
  before_ids bytea not null,
  broken_ids bytea not null,
  primary key (publication_id, platform)
);

-- Counts of a run by platform, with the packages that it lost and that it brought back; null for runs before this was looked at.
alter table policy_run add column installability jsonb;

-- What becomes of files that no client can install: listed all the same, or left out of the index.
alter table channel add column broken_files text not null default 'serve' check (broken_files in ('serve', 'hide'));
-- The index is written anew by a run. Channels that draw from this one have a setting of their own.
create function request_run_for_broken_files() returns trigger language plpgsql as $$
begin
  insert into policy_run_request (channel_id, reason) values (new.id, 'content')
    on conflict (channel_id) do update set requested_at = now();
  return null;
end $$;
create trigger channel_broken_files_changed after update of broken_files on channel for each row
  when (old.broken_files is distinct from new.broken_files) execute function request_run_for_broken_files();
