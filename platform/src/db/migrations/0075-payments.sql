-- Customers, checkouts, paid subscriptions and invoices. Amounts are whole US cents.

-- Who pays: a person or an organization, at one payment processor.
create table payment_customer (
  id uuid primary key,
  user_id uuid references app_user on delete cascade,
  organization_id uuid references organization on delete cascade,
  processor text not null check (processor in ('test', 'stripe')),
  -- Id at the processor.
  external_id text not null,
  email text not null,
  name text not null default '',
  address jsonb,
  tax_id text not null default '',
  -- What is shown of the payment method; the number itself is nowhere in the hub.
  card_brand text,
  card_last4 text check (card_last4 ~ '^[0-9]{4}$'),
  card_expires text,
  -- How the test processor's card behaves when it is charged again.
  card_declines boolean not null default false,
  -- What the hub owes the customer after a change to something smaller; it goes off the next invoices.
  credit integer not null default 0 check (credit >= 0),
  invoices integer not null default 0,
  created_at timestamptz not null default now(),
  constraint payment_customer_one_owner check (num_nonnulls(user_id, organization_id) = 1),
  constraint payment_customer_external unique (processor, external_id),
  constraint payment_customer_user unique (processor, user_id),
  constraint payment_customer_organization unique (processor, organization_id)
);
create index payment_customer_of_user on payment_customer (user_id);
create index payment_customer_of_organization on payment_customer (organization_id);

-- A subscription that is paid for: beside the row of `subscription`, what the processor knows of it.
create table payment_subscription (
  subscription_id uuid primary key references subscription on delete cascade,
  customer_id uuid not null references payment_customer on delete cascade,
  external_id text not null unique,
  -- Charges of the present period that failed, and when the next is tried.
  failures integer not null default 0,
  retry_at timestamptz,
  created_at timestamptz not null default now()
);
create index payment_subscription_customer on payment_subscription (customer_id);

-- A checkout: what is bought at which price, until it is paid or over.
create table payment_session (
  id text primary key,
  customer_id uuid not null references payment_customer on delete cascade,
  -- The paid subscription that it changes; null for a new one.
  subscription_id uuid references subscription on delete set null,
  product_code text not null,
  billing_cycle text not null check (billing_cycle in ('monthly', 'yearly')),
  quantity integer not null check (quantity > 0),
  status text not null default 'open' check (status in ('open', 'requires_action', 'complete', 'expired')),
  -- What was shown when it was opened.
  preview jsonb not null,
  client_secret text,
  url text not null,
  created_by uuid references app_user on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  completed_at timestamptz
);
create index payment_session_customer on payment_session (customer_id);
create index payment_session_subscription on payment_session (subscription_id);
create index payment_session_created_by on payment_session (created_by);
create index payment_session_expires on payment_session (expires_at);

create table invoice (
  id uuid primary key,
  customer_id uuid not null references payment_customer on delete cascade,
  external_id text unique,
  number text not null,
  status text not null check (status in ('draft', 'open', 'paid', 'void', 'uncollectible')),
  -- To whom it is written, as that was on the day.
  billed_to jsonb not null,
  lines jsonb not null,
  subtotal integer not null,
  credit_used integer not null default 0,
  tax integer not null,
  tax_name text not null default '',
  total integer not null,
  -- The processor's own page of it; null where the hub writes it.
  hosted_url text,
  pdf_url text,
  issued_at timestamptz not null,
  paid_at timestamptz,
  constraint invoice_number unique (customer_id, number)
);
create index invoice_customer on invoice (customer_id, issued_at desc);

-- What a processor told, each once.
create table payment_event (
  processor text not null,
  id text not null,
  type text not null,
  object_id text not null,
  received_at timestamptz not null default now(),
  handled_at timestamptz,
  primary key (processor, id)
);
create index payment_event_received on payment_event (received_at);

-- People who take the education offer.
create table education_enrolment (
  user_id uuid primary key references app_user on delete cascade,
  email_domain text not null,
  enrolled_at timestamptz not null default now()
);
