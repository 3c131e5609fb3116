-- An upload that is only read when its bytes have come, and counts when who asked for it says so: what was read waits here, until expires_at.
alter table upload_ticket add column inspect boolean not null default false;
alter table upload_ticket add column inspection bytea;
