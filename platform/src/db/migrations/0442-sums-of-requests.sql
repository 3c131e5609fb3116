-- Sums of `repo_request` by day, for reports: a year of a large organization is millions of rows there, and a few thousand here.
create table repo_day (
  organization_id uuid not null references organization on delete cascade,
  -- In UTC.
  day date not null,
  kind text not null,
  outcome text not null,
  subject text,
  program text not null,
  program_version text not null,
  n bigint not null,
  last_at timestamptz not null,
  unique nulls not distinct (organization_id, day, kind, outcome, subject, program, program_version)
);
create table repo_channel_day (
  organization_id uuid not null references organization on delete cascade,
  day date not null,
  -- Empty for requests to no visible channel.
  channel text not null,
  kind text not null,
  outcome text not null,
  n bigint not null,
  primary key (organization_id, day, channel, kind, outcome)
);
-- Downloads only. The first day of the month stands for it.
create table repo_package_month (
  organization_id uuid not null references organization on delete cascade,
  month date not null,
  name text not null,
  n bigint not null,
  primary key (organization_id, month, name)
);

insert into repo_day (organization_id, day, kind, outcome, subject, program, program_version, n, last_at)
  select organization_id, (hour at time zone 'UTC')::date, kind, outcome, subject, program, program_version, sum(n), max(last_at) from repo_request group by 1, 2, 3, 4, 5, 6, 7 order by 1, 2;
insert into repo_channel_day (organization_id, day, channel, kind, outcome, n)
  select organization_id, (hour at time zone 'UTC')::date, channel, kind, outcome, sum(n) from repo_request group by 1, 2, 3, 4, 5 order by 1, 2;
insert into repo_package_month (organization_id, month, name, n)
  select organization_id, date_trunc('month', hour at time zone 'UTC')::date, name, sum(n) from repo_request where kind = 'package' and outcome = 'served' group by 1, 2, 3 order by 1, 2;

-- Adds what a statement changes to the sums. All writers take rows in one order, so that no two wait for each other.
create function sum_requests() returns trigger language plpgsql as $$
declare
  columns constant text := 'organization_id, (hour at time zone ''UTC'')::date as day, date_trunc(''month'', hour at time zone ''UTC'')::date as month, channel, kind, outcome, subject, program, program_version, name, last_at';
  -- A row that keeps its number changes no sum, such as those of a deleted channel.
  changes text := format('select %s, n from after_it', columns);
begin
  if tg_op = 'UPDATE' then
    changes := format('%s union all select %s, -n from before_it', changes, columns);
  end if;
  execute format('insert into repo_day as d (organization_id, day, kind, outcome, subject, program, program_version, n, last_at)
    select organization_id, day, kind, outcome, subject, program, program_version, sum(n), max(last_at) from (%s) c
    group by 1, 2, 3, 4, 5, 6, 7 having sum(n) <> 0 order by 1, 2, 3, 4, 5, 6, 7
  on conflict (organization_id, day, kind, outcome, subject, program, program_version)
    do update set n = d.n + excluded.n, last_at = greatest(d.last_at, excluded.last_at)', changes);
  execute format('insert into repo_channel_day as d (organization_id, day, channel, kind, outcome, n)
    select organization_id, day, channel, kind, outcome, sum(n) from (%s) c
    group by 1, 2, 3, 4, 5 having sum(n) <> 0 order by 1, 2, 3, 4, 5
  on conflict (organization_id, day, channel, kind, outcome) do update set n = d.n + excluded.n', changes);
  execute format('insert into repo_package_month as d (organization_id, month, name, n)
    select organization_id, month, name, sum(n) from (%s) c where kind = ''package'' and outcome = ''served''
    group by 1, 2, 3 having sum(n) <> 0 order by 1, 2, 3
  on conflict (organization_id, month, name) do update set n = d.n + excluded.n', changes);
  return null;
end $$;
create trigger requests_came after insert on repo_request referencing new table as after_it for each statement execute function sum_requests();
create trigger requests_changed after update on repo_request referencing old table as before_it new table as after_it for each statement execute function sum_requests();
