-- Two may ask a payment processor how a thing stands at the same time (an event, the page that came back, a change, another platform), and the
-- older answer may come last. Each answer that is taken over counts here, so that who asked before another's was taken over asks again.
create table payment_reading (
  processor text not null,
  external_id text not null,
  version integer not null,
  primary key (processor, external_id)
);
comment on table payment_reading is 'How often the hub took over how a subscription or an invoice stands at its payment processor.';
