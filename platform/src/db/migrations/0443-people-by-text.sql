-- Entries of the audit log name people among other targets, as texts.
create index app_user_text on app_user ((id::text));
