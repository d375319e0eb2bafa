-- PIN-16: how often links of a pin were followed, a day each (field facts §3.2, pin_metrics). Nothing of who followed them.
create table pin_metrics (
  pin_id bigint not null,
  day date not null,
  shard smallint not null,
  outbound_clicks integer not null check (outbound_clicks > 0),
  primary key (pin_id, day, shard)
);
