-- The host of the site whose link brought a user to sign up, as their browser sent it.
alter table users add column referrer text;
