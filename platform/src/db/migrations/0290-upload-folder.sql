-- Platforms without a shared disk have a folder of uploads each: a row names the one that has its bytes, so that another platform does not take them for lost.
alter table project_upload add column folder uuid;
comment on column project_upload.folder is 'Which folder has the bytes; null where there is only one.';
