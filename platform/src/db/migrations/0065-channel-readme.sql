-- What an organization tells the readers of a channel at length, in Markdown. Apart from the channel's row, which every list reads.
create table channel_readme (
  channel_id uuid primary key references channel on delete cascade,
  text text not null,
  updated_at timestamptz not null default now()
);
