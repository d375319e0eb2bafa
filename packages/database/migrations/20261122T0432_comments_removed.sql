-- Hidden by whoever runs the site: only they bring it back.
alter table comments add column removed_at timestamptz;
