-- Sources that say that they are busy are left alone for as long as they ask.
alter table mirror_sync
  -- Until when the source asked not to be asked again, of a sync that failed for that.
  add column busy_until timestamptz;

alter table mirror_problem drop constraint mirror_problem_kind_check;
alter table mirror_problem add constraint mirror_problem_kind_check
  check (kind in ('corrupt', 'interrupted', 'failed', 'busy', 'unreachable'));
