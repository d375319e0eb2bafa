alter table user_settings
  -- null until they have answered
  add column cookies jsonb;
