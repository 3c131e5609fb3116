-- A change of advisories concerns the channels that have files of the packages it is about, and those that draw from them; only they look again.

-- Counts up with every change of what is known of a channel's packages; a channel without a row is at 0.
create table channel_advisory_revision (
  channel_id uuid primary key references channel on delete cascade,
  revision bigint not null
);
-- Conda packages of which something else is known, until the revision of the advisories counts up. Names may stand in it several times: a key would
-- make transactions wait for each other.
create table advisory_touched (name text not null);

create function look_again(touched uuid[]) returns void language plpgsql as $$
begin
  insert into channel_advisory_revision (channel_id, revision)
    select id, 1 from unnest(touched) as id order by id
    on conflict (channel_id) do update set revision = channel_advisory_revision.revision + 1;
  insert into policy_run_request (channel_id, reason) select id, 'advisories' from unnest(touched) as id order by id
    on conflict (channel_id) do update set requested_at = now();
end $$;

create or replace function request_runs_for_advisories() returns trigger language plpgsql as $$
declare
  names text[];
begin
  with gone as (delete from advisory_touched returning name)
    select array_agg(distinct name) into names from gone;
  perform look_again(array(
    select distinct above from channel c, channel_and_dependents(c.id) as above
      where exists (select 1 from channel_file f where f.channel_id = c.id and f.name = any(names))));
  return null;
end $$;

create function touch_affected() returns trigger language plpgsql as $$
begin
  insert into advisory_touched (name)
    select name from changed where ecosystem = 'conda'
    union
    select i.conda_name from changed c join package_identity i on i.ecosystem = c.ecosystem and i.name = c.name where c.ecosystem <> 'conda';
  return null;
end $$;
create trigger affected_said after insert on advisory_affected referencing new table as changed for each statement execute function touch_affected();
create trigger affected_changed after update on advisory_affected referencing new table as changed for each statement execute function touch_affected();
create trigger affected_gone after delete on advisory_affected referencing old table as changed for each statement execute function touch_affected();

create function touch_package() returns trigger language plpgsql as $$
begin
  insert into advisory_touched (name) select distinct conda_name from changed;
  return null;
end $$;
create trigger identity_said after insert on package_identity referencing new table as changed for each statement execute function touch_package();
create trigger identity_changed after update on package_identity referencing new table as changed for each statement execute function touch_package();
create trigger identity_gone after delete on package_identity referencing old table as changed for each statement execute function touch_package();
create trigger role_said after insert on package_role referencing new table as changed for each statement execute function touch_package();
create trigger role_changed after update on package_role referencing new table as changed for each statement execute function touch_package();
create trigger role_gone after delete on package_role referencing old table as changed for each statement execute function touch_package();

create function touch_urgency() returns trigger language plpgsql as $$
begin
  insert into advisory_touched (name)
    select p.name from changed u join advisory a on a.id = u.cve join advisory_package p on p.advisory_id = a.id
    union
    select p.name from changed u join advisory a on a.aliases @> array[u.cve] join advisory_package p on p.advisory_id = a.id;
  return null;
end $$;
create trigger urgency_said after insert on advisory_urgency referencing new table as changed for each statement execute function touch_urgency();
create trigger urgency_changed after update on advisory_urgency referencing new table as changed for each statement execute function touch_urgency();
create trigger urgency_gone after delete on advisory_urgency referencing old table as changed for each statement execute function touch_urgency();

-- That a feed is there for the first time makes the packages of its ecosystem checked ones.
create function touch_ecosystem() returns trigger language plpgsql as $$
begin
  insert into advisory_touched (name) select distinct conda_name from package_identity where ecosystem = new.ecosystem;
  return null;
end $$;
create trigger feed_first_read after update of last_ok_at on advisory_feed for each row
  when (old.last_ok_at is null and new.last_ok_at is not null) execute function touch_ecosystem();

-- What an organization says concerns its own channels: those with files of the package, their own or drawn from elsewhere.
create function request_runs_for_curation() returns trigger language plpgsql as $$
begin
  perform look_again(array(
    select distinct c.id from changed s join channel c on c.organization_id = s.organization_id and c.id = coalesce(s.channel_id, c.id)
      where exists (
        with recursive drawn (id) as (select c.id union select d.source_id from drawn join channel_source d on d.channel_id = drawn.id)
        select 1 from drawn join channel_file f on f.channel_id = drawn.id and f.name = s.conda_name)));
  return null;
end $$;
create trigger curation_said after insert on curation referencing new table as changed for each statement execute function request_runs_for_curation();
create trigger curation_changed after update on curation referencing new table as changed for each statement execute function request_runs_for_curation();
