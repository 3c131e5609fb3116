-- What operators of the hub did, and what their screens show of people, mails and plans.

-- Who did what to whom, and when. Names of people are read from their accounts: who erases one leaves no name here. That of an organization stays.
create table operator_log (
  id uuid primary key,
  at timestamptz not null default now(),
  operator_id uuid references app_user on delete set null,
  action text not null check (action ~ '^[a-z_]{1,40}$'),
  user_id uuid references app_user on delete set null,
  organization_id uuid references organization on delete set null,
  organization_name text,
  -- What the action's name does not say, e.g. the plan; never a name of a person.
  detail text not null default '' check (char_length(detail) <= 300)
);
create index operator_log_newest on operator_log (at desc, id desc);

-- When the person last signed in by themselves; sessions are deleted when they have ended.
alter table app_user add column last_sign_in_at timestamptz;
update app_user set last_sign_in_at = (select max(created_at) from refresh_family where user_id = app_user.id and source <> 'application');

-- What became of the tries to hand a mail to the server. One that was given up stays until its time is over, and can be tried once more.
alter table outbox_mail
  add column tries integer not null default 0,
  add column error text check (char_length(error) <= 500),
  add column tried_at timestamptz,
  add column given_up_at timestamptz;

-- A plan that an operator gave: nobody pays for it.
alter table subscription add column is_granted boolean not null default false;
create index subscription_user on subscription (user_id) where user_id is not null;
