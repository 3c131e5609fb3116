-- The service account that asked for a run, so that the audit log names it as the one who changed what a channel serves.
alter table policy_run add column asked_by_account uuid references service_account on delete set null;
alter table policy_run_request add column asked_by_account uuid references service_account on delete set null;
create index policy_run_account on policy_run (asked_by_account) where asked_by_account is not null;
create index policy_run_request_account on policy_run_request (asked_by_account) where asked_by_account is not null;
