-- At which address people reach the hub, as it was started last: a command at the machine tells the same in a bundle.
create table bundle_hub (
  is_one boolean primary key default true check (is_one),
  public_url text not null
);
