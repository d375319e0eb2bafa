-- Who has met which experiment, once each.
create table experiment_activations (
  experiment text collate "C" not null,
  -- of a person or browser, keyed with the instance's secret: the table names nobody
  subject text collate "C" not null,
  group_name text not null,
  activated_at timestamptz not null,
  primary key (experiment, subject)
);
