-- When the person of a session last proved who they are: at the sign-in, or when a sensitive action asked for it.

alter table refresh_family add column proven_at timestamptz;
update refresh_family set proven_at = created_at;
alter table refresh_family alter column proven_at set not null, alter column proven_at set default now();
