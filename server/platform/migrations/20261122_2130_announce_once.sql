-- One announcement per transaction: Postgres sends equal notifications of a transaction once. Listeners read what is new by its number;
-- those of the previous version find it with their next poll.
create or replace function announce_event() returns trigger language plpgsql as $$
begin
  perform pg_notify('fairlead_event', '');
  return null;
end $$;
drop trigger event_announced on event;
create trigger event_announced after insert on event for each statement execute function announce_event();
