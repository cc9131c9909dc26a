-- The kinds of an employer are corrected together with its other facts.
alter table employer_fact add column kinds text[] not null default '{}';
