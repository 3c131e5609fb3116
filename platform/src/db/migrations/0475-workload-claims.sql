-- What else a service account can ask of the tokens of a workload: another audience than the hub, and exact claims.
-- Kubernetes and clouds give a job the same token for as long as it works, so a trust can allow it more than once. Keys
-- are here if the hub can't reach the issuer.
alter table service_account_workload
  add column audience text check (char_length(audience) between 1 and 300),
  add column claims jsonb not null default '{}' check (jsonb_typeof(claims) = 'object'),
  add column reuse boolean not null default false,
  add column jwks jsonb,
  drop constraint service_account_workload_once;
create unique index service_account_workload_once
  on service_account_workload (service_account_id, issuer, subject, coalesce(audience, ''), claims);
