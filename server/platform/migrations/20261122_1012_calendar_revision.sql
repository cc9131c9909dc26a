-- Readings of a calendar are counted, so that one that began earlier never takes the place of a later one.
alter table calendar add column revision int not null default 0;
alter table calendar drop column state;
