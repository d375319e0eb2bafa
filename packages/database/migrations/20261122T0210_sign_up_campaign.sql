-- By which campaign of the address somebody came who then signed up; as they sent it, where cookies allowed to keep it.
alter table users add column utm_campaign text;
