-- How many people fulfil each of several demands, counted up to `most`. A demand is a query, concepts that must be absent, and bounds on
-- years. With `most` 1 it tells which demands anyone fulfils, and ends with the first that no one does: row by row in the given order.
-- Whose index is read, and who is left out, is what retrieve_people says. Without sequential scans: the planner expects demands to be met
-- soon, and would read everyone to find that one is not.
create function count_demands(for_project text, wanted text[], absent text[], years_min real[], years_max real[], most int)
returns table (place int, people bigint)
language plpgsql stable security definer set search_path = public, pg_temp set enable_seqscan = off as $$
declare
  own text := current_workspace();
begin
  for n in 1 .. coalesce(array_length(wanted, 1), 0) loop
    execute format($query$
      select count(*) from (
        select 1
        from person_index i
        where (i.workspace_id is null or i.workspace_id = $1)
          and %s and %s
          and ($2 is null or i.years >= $2) and ($3 is null or i.years <= $3)
          and not exists (select 1 from candidate c where c.project_id = $4 and c.workspace_id = $1 and c.person_id = i.person_id)
          and not exists (select 1 from transfer t where t.from_project = $4 and t.workspace_id = $1 and t.person_id = i.person_id)
          and not exists (select 1 from person s where s.workspace_id = $1 and s.shadows = i.person_id)
          and not exists (select 1 from person o join candidate c on c.person_id = o.shadows and c.project_id = $4 and c.workspace_id = $1 where o.id = i.person_id and o.workspace_id = $1)
        limit $5
      ) found$query$,
      case when wanted[n] is null then 'true' else format('i.concepts @@ %L::query_int', wanted[n]) end,
      case when absent[n] is null then 'true' else format('not (i.concepts && %L::int[])', absent[n]) end)
      into people using own, years_min[n], years_max[n], for_project, most;
    place := n;
    return next;
    exit when most = 1 and people = 0;
  end loop;
end $$;
revoke execute on function count_demands from public;
grant execute on function count_demands to fairlead_app;
