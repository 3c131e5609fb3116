-- Counters of failed sign-ins; the columns are those of rate-limiter-flexible. key holds hashes, no names or addresses.

create table rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limit_expire on rate_limit (expire);
