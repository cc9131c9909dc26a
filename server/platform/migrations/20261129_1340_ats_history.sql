-- Earlier applications that a linked system is asked for, and systems that announce no changes.
alter table ats_link
  -- When the system is asked next for what has changed; null = it announces changes itself.
  add column poll_at timestamptz,
  -- Who wants earlier applications brought in; null = no one.
  add column history_by text references users(id),
  -- How far they have been read, as the adapter writes it.
  add column history_since text,
  add column history_cursor text,
  -- The import that the pages of a reading are added to, until it is read to its end.
  add column history_import text references import_run(id) on delete set null,
  add column history_count integer not null default 0,
  -- When a reading last came to its end.
  add column history_at timestamptz;
create index ats_link_history_by on ats_link (history_by) where history_by is not null;
create index ats_link_history_import on ats_link (history_import) where history_import is not null;
