-- What a search was asked for when it began, to tell what has changed since; null for searches from before this was kept.
alter table search_run add column searched_for jsonb;
