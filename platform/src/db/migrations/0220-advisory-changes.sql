-- Of which packages something else is known since which revision of a channel, so that who holds the channel in memory matches those anew and not all.

create table channel_advisory_change (
  channel_id uuid not null references channel on delete cascade,
  revision bigint not null,
  names text[] not null,
  primary key (channel_id, revision)
);

-- Names of more packages than these cost more to follow than to begin anew, and so does who was away for more revisions than these.
create function note_names(touched uuid[], told text[]) returns void language plpgsql as $$
begin
  delete from channel_advisory_change c using channel_advisory_revision r
    where c.channel_id = any(touched) and r.channel_id = c.channel_id and c.revision <= r.revision - 100;
  if cardinality(told) <= 5000 then
    insert into channel_advisory_change (channel_id, revision, names)
      select channel_id, revision, told from channel_advisory_revision where channel_id = any(touched)
      on conflict (channel_id, revision) do nothing;
  end if;
end $$;

create or replace function request_runs_for_advisories() returns trigger language plpgsql as $$
declare
  names text[];
  touched uuid[];
begin
  with gone as (delete from advisory_touched returning name)
    select array_agg(distinct name) into names from gone;
  touched := array(
    select distinct above from channel c, channel_and_dependents(c.id) as above
      where exists (select 1 from channel_file f where f.channel_id = c.id and f.name = any(names)));
  perform look_again(touched);
  perform note_names(touched, names);
  return null;
end $$;
