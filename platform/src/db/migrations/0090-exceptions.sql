-- Exceptions that are granted on a channel, apart from the text of its policy. They count in publications until they end.
create table policy_exception (
  id uuid primary key,
  organization_id uuid not null references organization on delete cascade,
  channel_id uuid not null references channel on delete cascade,
  -- What is let in, as a match spec that names one package.
  spec text not null check (char_length(spec) between 1 and 512),
  package text not null,
  reason text not null default '',
  -- Who granted it, and answers for it.
  owner_id uuid references app_user on delete set null,
  granted_at timestamptz not null default now(),
  -- The first moment at which it does not hold any more; null for one without an end.
  ends_at timestamptz,
  -- When its end was announced; null while there was nothing to announce.
  warned_at timestamptz,
  -- When it stopped counting: at its end, or earlier when somebody ended it.
  ended_at timestamptz,
  ended_by uuid references app_user on delete set null
);
create unique index policy_exception_one on policy_exception (channel_id, lower(spec)) where ended_at is null;
create index policy_exception_channel on policy_exception (channel_id, granted_at desc);
create index policy_exception_organization on policy_exception (organization_id);
create index policy_exception_ends on policy_exception (ends_at) where ended_at is null;

-- What a publication was made with, as the rules of its policy are: an explanation tells the decision as it was made.
alter table publication add column granted jsonb not null default '[]';

alter table policy_run drop constraint policy_run_reason_check, add constraint policy_run_reason_check
  check (reason in ('applied', 'replaced', 'edited', 'removed', 'content', 'advisories', 'created', 'age', 'exceptions'));
alter table policy_run_request drop constraint policy_run_request_reason_check, add constraint policy_run_request_reason_check
  check (reason in ('edited', 'content', 'advisories', 'created', 'age', 'exceptions'));

-- The wish for a run is written by the transaction that grants or ends an exception: a killed process can not forget it.
create function request_run_for_exception() returns trigger language plpgsql as $$
begin
  insert into policy_run_request (channel_id, reason) values (new.channel_id, 'exceptions')
    on conflict (channel_id) do update set requested_at = now(),
      reason = case when policy_run_request.reason in ('created', 'edited') then policy_run_request.reason else excluded.reason end;
  return null;
end $$;
create trigger exception_granted after insert on policy_exception for each row execute function request_run_for_exception();
create trigger exception_ended after update of ended_at on policy_exception for each row
  when (old.ended_at is distinct from new.ended_at) execute function request_run_for_exception();

-- Requests for exceptions: one for what is asked for of a channel, with everybody who asks for it.
create table exception_request (
  id uuid primary key,
  organization_id uuid not null references organization on delete cascade,
  channel_id uuid not null references channel on delete cascade,
  spec text not null check (char_length(spec) between 1 and 512),
  package text not null,
  state text not null default 'open' check (state in ('open', 'allowed', 'declined', 'withdrawn')),
  asked_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid references app_user on delete set null,
  -- What the decision says to those who asked.
  answer text not null default '',
  exception_id uuid references policy_exception on delete set null
);
create unique index exception_request_open on exception_request (channel_id, lower(spec)) where state = 'open';
create index exception_request_organization on exception_request (organization_id, state, asked_at desc);
create index exception_request_exception on exception_request (exception_id) where exception_id is not null;

create table exception_request_person (
  request_id uuid not null references exception_request on delete cascade,
  user_id uuid not null references app_user on delete cascade,
  reason text not null,
  asked_at timestamptz not null default now(),
  primary key (request_id, user_id)
);
create index exception_request_person_user on exception_request_person (user_id, asked_at desc);
