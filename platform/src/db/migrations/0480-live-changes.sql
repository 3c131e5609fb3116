-- What changed for whom, for requests that wait. Rows are only added, so that no two writers wait for each other: the
-- version of a scope and a kind is the sum of n, whatever order transactions commit in. Old rows become one, with the
-- same sum.
create table live_change (
  -- An organization, an account, or zeros for the hub.
  scope uuid not null,
  -- Only who can read this channel learns of it; null for all.
  channel_id uuid,
  kind text not null,
  n bigint not null default 1,
  at timestamptz not null default clock_timestamp()
);
create index live_change_scope on live_change (scope);
-- The deletion of a channel is told to those who could read it: their sums lose its rows.
insert into live_change (scope, channel_id, kind) select organization_id, id, 'channels' from channel;

-- Tells of the changed rows. Arguments: scope, channel, and kind as columns, then joins and conditions.
create function tell_change() returns trigger language plpgsql as $$
begin
  execute format('insert into live_change (scope, channel_id, kind) select distinct %s from changed %s', tg_argv[0], tg_argv[1]);
  return null;
end $$;

-- Triggers of several events can't have transition tables, so each event has its own.
create function tell_changes_of(watched text, events text[], news text, conditions text default '') returns void language plpgsql as $$
declare
  event text;
begin
  foreach event in array events loop
    execute format('create trigger %I after %s on %I referencing %s for each statement execute function tell_change(%L, %L)',
      format('tell_%s_%s', event, md5(news || conditions)), event, watched,
      case event when 'insert' then 'new table as changed' when 'delete' then 'old table as changed'
        else 'new table as changed old table as before_it' end,
      news, conditions);
  end loop;
end $$;

-- Organizations
select tell_changes_of('channel', '{insert,delete}', $$organization_id, id, 'channels'$$);
select tell_changes_of('channel', '{update}', $$changed.organization_id, changed.id, 'channels'$$,
  'join before_it using (id) where (changed.name, changed.description, changed.privacy, changed.publication_id) is distinct from (before_it.name, before_it.description, before_it.privacy, before_it.publication_id)');
select tell_changes_of('policy_run', '{insert}', $$c.organization_id, c.id, 'runs'$$, 'join channel c on c.id = changed.channel_id');
select tell_changes_of('policy_run', '{update}', $$c.organization_id, c.id, 'runs'$$,
  'join before_it using (id) join channel c on c.id = changed.channel_id where (changed.state, changed.phase, floor(changed.progress * 10)) is distinct from (before_it.state, before_it.phase, floor(before_it.progress * 10))');
select tell_changes_of('mirror_sync', '{insert}', $$c.organization_id, c.id, 'syncs'$$, 'join channel c on c.id = changed.channel_id');
select tell_changes_of('mirror_sync', '{update}', $$c.organization_id, c.id, 'syncs'$$,
  'join before_it using (id) join channel c on c.id = changed.channel_id where (changed.state, changed.phase, floor(changed.progress * 10)) is distinct from (before_it.state, before_it.phase, floor(before_it.progress * 10))');
select tell_changes_of('package_archive', '{insert,update}', $$c.organization_id, c.id, 'archives'$$, 'join channel c on c.id = changed.channel_id');
select tell_changes_of('unreadable_archive', '{insert,update}', $$c.organization_id, c.id, 'archives'$$, 'join channel c on c.id = changed.channel_id');
select tell_changes_of('policy_exception', '{insert,update}', $$organization_id, channel_id, 'exceptions'$$);
select tell_changes_of('exception_request', '{insert,update}', $$organization_id, channel_id, 'exception_requests'$$);
select tell_changes_of('exception_request_person', '{insert}', $$r.organization_id, r.channel_id, 'exception_requests'$$,
  'join exception_request r on r.id = changed.request_id');
select tell_changes_of('promotion', '{insert,update}', $$organization_id, channel_id, 'promotions'$$);
select tell_changes_of('bundle_job', '{insert,update}', $$c.organization_id, c.id, 'bundles'$$, 'join channel c on c.id = changed.channel_id');
select tell_changes_of('bundle_brought', '{insert}', $$c.organization_id, c.id, 'bundles'$$, 'join channel c on c.id = changed.channel_id');
select tell_changes_of('environment', '{insert,update}', $$organization_id, null::uuid, 'environments'$$);
select tell_changes_of('environment_fault', '{insert,update}', $$organization_id, null::uuid, 'environments'$$);
select tell_changes_of('membership', '{insert,update,delete}', $$organization_id, null::uuid, 'members'$$);
select tell_changes_of('invitation', '{insert,update,delete}', $$organization_id, null::uuid, 'invitations'$$);
select tell_changes_of('policy', '{insert,update,delete}', $$organization_id, null::uuid, 'policies'$$);
select tell_changes_of('channel_policy', '{insert,update,delete}', $$c.organization_id, c.id, 'policies'$$, 'join channel c on c.id = changed.channel_id');
select tell_changes_of('webhook_endpoint', '{insert,update,delete}', $$organization_id, null::uuid, 'webhooks'$$);
select tell_changes_of('webhook_delivery', '{insert,update}', $$e.organization_id, null::uuid, 'webhooks'$$,
  'join webhook_endpoint e on e.id = changed.endpoint_id');

-- Accounts
select tell_changes_of('exception_request', '{update}', $$p.user_id, null::uuid, 'exception_requests'$$,
  'join exception_request_person p on p.request_id = changed.id');
select tell_changes_of('exception_request_person', '{insert}', $$user_id, null::uuid, 'exception_requests'$$);
select tell_changes_of('exception_request', '{insert,update}', $$m.user_id, null::uuid, 'decisions'$$,
  $$join membership m on m.organization_id = changed.organization_id and m.role = 'admin'$$);
select tell_changes_of('policy_exception', '{insert,update}', $$owner_id, null::uuid, 'exceptions'$$, 'where owner_id is not null');
select tell_changes_of('promotion', '{insert,update}', $$asked_by, null::uuid, 'promotions'$$, 'where asked_by is not null');
select tell_changes_of('promotion', '{insert,update}', $$m.user_id, null::uuid, 'decisions'$$,
  $$join membership m on m.organization_id = changed.organization_id and m.role = 'admin'$$);
select tell_changes_of('environment', '{update}', $$changed.owner_id, null::uuid, 'environments'$$,
  'join before_it using (id) where changed.owner_id is not null and changed.status is distinct from before_it.status');
select tell_changes_of('membership', '{insert,update,delete}', $$user_id, null::uuid, 'memberships'$$);
select tell_changes_of('invitation', '{insert,update,delete}', $$u.id, null::uuid, 'invitations'$$, 'join app_user u on u.email = changed.email');
select tell_changes_of('channel_token', '{insert}', $$user_id, null::uuid, 'tokens'$$, 'where user_id is not null');
select tell_changes_of('channel_token', '{update}', $$changed.user_id, null::uuid, 'tokens'$$,
  'join before_it using (id) where changed.user_id is not null and (changed.revoked_at, changed.warned_at, changed.name) is distinct from (before_it.revoked_at, before_it.warned_at, before_it.name)');

-- The hub
select tell_changes_of('outbox_mail', '{insert,update,delete}', $$'00000000-0000-0000-0000-000000000000'::uuid, null::uuid, 'mail'$$);
select tell_changes_of('advisory_feed', '{insert,update,delete}', $$'00000000-0000-0000-0000-000000000000'::uuid, null::uuid, 'feeds'$$);
select tell_changes_of('package_change', '{insert,update,delete}', $$'00000000-0000-0000-0000-000000000000'::uuid, null::uuid, 'feeds'$$);

drop function tell_changes_of;
