-- The texts of a search's note by their names, for readers of other languages; null = only the note itself.
alter table search_run add column note_parts jsonb;
