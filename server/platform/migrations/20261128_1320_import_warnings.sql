-- Cells that an import left out, while their rows were imported.
alter table import_run add column warnings jsonb not null default '[]', add column warning_count int not null default 0;
