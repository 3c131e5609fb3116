-- Who made an organization, so that the number that one person makes can be limited; null for those from before, and when the account is erased.
alter table organization add column created_by uuid references app_user on delete set null;
create index organization_creator on organization (created_by) where created_by is not null;
