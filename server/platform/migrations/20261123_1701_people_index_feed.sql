-- What an index of people outside of the database is kept up to date from (282): an outbox of ids, written with each change of
-- person_index once such an index is set up, and the set of servers that holds a whole one.
create table people_index_state (
  is_only boolean primary key default true check (is_only),
  -- null = being built for the first time
  built_of text
);
create table person_change (
  id bigint generated always as identity primary key,
  person_id text not null,
  -- known while the person is there, and needed when not
  bucket int not null
);
revoke all on people_index_state, person_change from fairlead_app;

create function note_person_changes() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from people_index_state) then
    insert into person_change (person_id, bucket) select person_id, hashtext(person_id) & 63 from changed;
  end if;
  return null;
end $$;
create trigger person_index_added after insert on person_index referencing new table as changed for each statement execute function note_person_changes();
create trigger person_index_changed after update on person_index referencing new table as changed for each statement execute function note_person_changes();
create trigger person_index_deleted after delete on person_index referencing old table as changed for each statement execute function note_person_changes();

-- Which servers hold a whole index, and whom the workspace and the project leave out; as rank_people leaves them out.
create function outside_index(for_project text) returns table (built_of text, hidden text[])
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  own text := current_workspace();
begin
  return query select (select s.built_of from people_index_state s), array(
    select c.person_id from candidate c where c.project_id = for_project and c.workspace_id = own
    union select t.person_id from transfer t where t.from_project = for_project and t.workspace_id = own
    union select s.shadows from person s where s.workspace_id = own and s.shadows is not null
    union select o.id from person o join candidate c on c.person_id = o.shadows and c.project_id = for_project and c.workspace_id = own where o.workspace_id = own);
end $$;
revoke execute on function outside_index from public;
grant execute on function outside_index to fairlead_app;
