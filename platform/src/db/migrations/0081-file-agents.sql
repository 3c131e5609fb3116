-- Who did something to a file without being a person or a service account, in words: the organization by its own token, a workload without a stored secret.
alter table file_event add column agent text;
