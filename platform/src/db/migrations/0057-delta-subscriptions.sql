-- Who is mailed what publications of a channel added or removed (POL-29, POL-36 to POL-38).

-- The order in which deltas of a channel were written. Runs of a channel come one after the other, so nothing is written below a number that was read.
alter table policy_delta add column number bigint generated always as identity;
create index policy_delta_channel on policy_delta (channel_id, number);

create table delta_subscription (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  channel_id uuid not null references channel on delete cascade,
  frequency text not null check (frequency in ('realtime', 'daily', 'weekly')),
  change_type text not null check (change_type in ('all', 'packages_added', 'packages_removed')),
  created_at timestamptz not null default now(),
  -- The last delta of the channel that was told, or that was there when the subscription was made.
  told_number bigint not null,
  -- When the last mail was written, or the subscription made: the next daily or weekly mail counts from here.
  told_at timestamptz not null default now(),
  constraint delta_subscription_one unique (user_id, channel_id)
);
create index delta_subscription_channel on delta_subscription (channel_id);

-- Keys of the links in mails that end a subscription, as SHA-256.
create table delta_unsubscribe_key (
  digest bytea primary key check (length(digest) = 32),
  subscription_id uuid not null references delta_subscription on delete cascade,
  created_at timestamptz not null default now()
);
create index delta_unsubscribe_key_subscription on delta_unsubscribe_key (subscription_id);
