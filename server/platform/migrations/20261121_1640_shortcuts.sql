-- The keys users chose for themselves, and whether single keys do anything at all.
alter table users add column shortcuts jsonb not null default '{}';
