-- The project this one is a copy of: whom it rejected is not found again.
alter table project add column copied_from text references project (id) on delete set null;
-- Whether the copy goes on with what decisions in the original taught its search.
alter table project add column keeps_lessons boolean not null default false;
create index project_copied_from on project (copied_from) where copied_from is not null;
-- How many candidates of a batch fit; null = not counted.
alter table search_run add column fits integer;
