-- An upload in pieces may be of a file that must not be there: asked when it begins, and when its row is written.
alter table project_upload add column is_new boolean not null default false;
comment on column project_upload.is_new is 'Whether the file must not be there when it is stored.';
