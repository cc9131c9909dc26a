-- Review links of hiring managers can be listed and revoked by the team.
alter table link add column id text not null unique default gen_random_uuid()::text;
-- The user in whose name the link was sent; null = the product sent it with a reminder.
alter table link add column sent_by text references users;
-- Updated at most once a minute.
alter table link add column last_opened_at timestamptz;
-- Set together with used_at when the team ends a review link before its time.
alter table link add column revoked_at timestamptz;
create index link_review on link (project_id, email) where purpose = 'hm_review';
