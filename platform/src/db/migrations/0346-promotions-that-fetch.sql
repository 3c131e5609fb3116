-- A promotion of files whose bytes a mirror has not fetched yet fetches them first, and fails where its source does not bring them; then `problem` says why.
alter table promotion drop constraint promotion_state_check;
alter table promotion
  add constraint promotion_state_check check (state in ('waiting', 'fetching', 'done', 'failed', 'declined', 'withdrawn')),
  add column problem text not null default '';
