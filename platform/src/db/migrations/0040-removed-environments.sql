-- A removed environment is off the list until it is brought back, or registered anew.
alter table environment add column removed_at timestamptz;
