-- A member who dismisses the reminder to verify their email is left alone for a while, in every browser.
alter table user_settings add column verification_dismissed_at timestamptz;
