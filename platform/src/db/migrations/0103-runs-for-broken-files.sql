-- A run that is asked for because of advisories may come to nothing; one for files that are hidden or shown again does not.
create or replace function request_run_for_broken_files() returns trigger language plpgsql as $$
begin
  insert into policy_run_request (channel_id, reason) values (new.id, 'content')
    on conflict (channel_id) do update set requested_at = now(),
      reason = case when policy_run_request.reason in ('created', 'edited') then policy_run_request.reason else excluded.reason end;
  return null;
end $$;
