-- Accounts whose address nobody confirmed are counted with each registration, and the oldest are looked for.
create index app_user_unconfirmed on app_user (created_at) where not is_confirmed;
