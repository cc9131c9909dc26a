-- Whose sign of life keeps a link claimed; a column nobody wrote to goes.
alter table ats_link add column busy_by text;
alter table first_run_code drop column tries;
