-- Invitations to organizations.

create table invitation (
  id uuid primary key,
  organization_id uuid not null references organization on delete cascade,
  email text not null check (email = lower(email) and position('@' in email) > 1),
  -- Stands in the mail's link. No proof of anything: only the owner of the address can accept.
  code text not null unique check (code ~ '^[A-Za-z0-9_-]{43}$'),
  -- Null once that account is erased.
  invited_by uuid references app_user on delete set null,
  created_at timestamptz not null default now(),
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- Set together when it is accepted; such a row only tells that the code was used.
  accepted_at timestamptz,
  accepted_by uuid references app_user on delete cascade,
  check ((accepted_at is null) = (accepted_by is null))
);
create unique index invitation_open on invitation (organization_id, email) where accepted_at is null;
create index invitation_expires on invitation (expires_at);
create index invitation_invited_by on invitation (invited_by);
create index invitation_accepted_by on invitation (accepted_by);
