-- A batch is compared with the one before by the requirements it misses, not by who keeps them all.
alter table search_run drop column keeps, drop column keeps_before, add column missed int, add column missed_before int;
