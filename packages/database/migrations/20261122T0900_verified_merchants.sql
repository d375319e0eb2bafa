-- PEOPLE-05: whom whoever runs the site has verified as a merchant.
alter table users
  -- domain, verified_at, and storefronts by country and language: country, language, feed_profile_id, url
  add column merchant jsonb;

alter table operator_actions drop constraint operator_actions_action_check;
alter table operator_actions add constraint operator_actions_action_check
  check (action in ('set_role', 'ban', 'unban', 'reset_mfa', 'set_password', 'delete', 'verify_merchant', 'unverify_merchant'));
