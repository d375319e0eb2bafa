-- Domains behind which the operator knows harm: whoever follows a pin's link there is told before (PIN-16).
create table unsafe_domains (
  -- lower case, ASCII; those below it are meant too
  domain text collate "C" primary key,
  reason text not null default '',
  created_at timestamptz not null
);
