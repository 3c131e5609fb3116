-- What who accepts becomes. It holds as long as who invited may still give that role; otherwise the person joins as a member.
alter table invitation add column role text not null default 'member' check (role in ('member', 'billing_manager', 'admin'));
