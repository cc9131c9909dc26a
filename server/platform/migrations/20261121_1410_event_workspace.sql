-- Sockets that come back ask for the events of their workspace since the last one they heard.
create index event_workspace on event (workspace_id, id);
