-- What becomes of subscriptions, and who has a seat.

-- The plan that an organization has because every new one begins with it: it lasts, and nobody pays for it.
alter table subscription add column is_default boolean not null default false;
update subscription set is_default = true where product_code = 'free_subscription' and organization_id is not null and not is_granted;
create index subscription_period_end on subscription (period_end) where subscription_status in ('active', 'past_due', 'unpaid');

-- A member's seat: the licence of the plan that the organization has. It goes with the membership.
create table licence (
  id uuid primary key,
  organization_id uuid not null,
  user_id uuid not null,
  assigned_at timestamptz not null default now(),
  constraint licence_member unique (organization_id, user_id),
  foreign key (organization_id, user_id) references membership (organization_id, user_id) on delete cascade
);
create index licence_user on licence (user_id);
