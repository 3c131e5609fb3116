-- Channels that clients are meant to use together with a channel, in the order in which they ask them after it.
create table channel_used_with (
  channel_id uuid not null references channel on delete cascade,
  other_id uuid not null references channel on delete cascade,
  position integer not null,
  primary key (channel_id, other_id),
  check (channel_id <> other_id)
);
create index channel_used_with_other on channel_used_with (other_id);

-- What can be installed of the channel is worked out anew by a run. A channel that is being deleted has no row any more.
create function request_run_for_used_with() returns trigger language plpgsql as $$
begin
  insert into policy_run_request (channel_id, reason)
    select id, 'content' from channel where id = case tg_op when 'DELETE' then old.channel_id else new.channel_id end
    on conflict (channel_id) do update set requested_at = now(),
      reason = case when policy_run_request.reason in ('created', 'edited') then policy_run_request.reason else excluded.reason end;
  return null;
end $$;
create trigger channel_used_with_changed after insert or update or delete on channel_used_with for each row
  execute function request_run_for_used_with();

-- The publications of those channels that the answers about a publication were worked out with.
alter table publication add column used_with uuid[] not null default '{}';
