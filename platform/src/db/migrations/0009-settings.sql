-- Choices that people keep on the hub. A column is null while the person has not chosen.

create table account_setting (
  user_id uuid primary key references app_user on delete cascade,
  theme text check (theme in ('system', 'light', 'dark')),
  navigation_collapsed boolean,
  updated_at timestamptz not null default now()
);
