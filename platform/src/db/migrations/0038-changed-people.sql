-- Whom a change is about: when the account is erased, its name goes out of what was written.
alter table organization_change add column person_id uuid;
update organization_change set person_id = subject_id
where kind like 'member\_%' or (kind like 'token\_%' and exists (select from app_user where app_user.id = subject_id));
update organization_change as change set person_id = person.id from app_user as person
where change.kind in ('group_member_added', 'group_member_removed') and person.username = change.detail;
update organization_change set subject = 'a deleted account', person_id = null
where kind like 'member\_%' and not exists (select from app_user where app_user.id = subject_id);
create index organization_change_person on organization_change (person_id) where person_id is not null;
