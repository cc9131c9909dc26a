-- How many people fulfil every condition of a search, and how many fail just one of them, in one reading of the index.
-- Row `place` 0 counts those who fulfil all; place n those who fail the nth of `must` alone, told apart by whether they have
-- what `instead` still asks; 90001 those below `years_min`, 90002 those above `years_max`; 90003 those with one of `lacks`, named by `concept`.
-- Whose index is read, and who is left out, is what retrieve_people says. `narrow` is a query that nobody counted here fails.
create function count_matches(for_project text, narrow query_int, must text[], instead text[], lacks int[], years_min real, years_max real)
returns table (place int, concept int, has_instead boolean, people bigint)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  own text := current_workspace();
  failed text;
  still text;
begin
  -- each failure weighs 100,000, so that one sum says both how many there are and, of a single one, which
  select string_agg(format('case when i.concepts @@ %L::query_int then 0 else %s end', m.wanted, 100000 + m.place), ' + ' order by m.place)
    into failed from unnest(must) with ordinality as m(wanted, place);
  select string_agg(format('when %s then concepts @@ %L::query_int', m.place, m.wanted), ' ' order by m.place)
    into still from unnest(instead) with ordinality as m(wanted, place) where m.wanted is not null;
  return query execute format($query$
    select seen.place, seen.concept, seen.has_instead, count(*)
    from (
      select (failed %% 100000) as place, case when failed %% 100000 = 90003 then (concepts & $3)[1] end as concept, %s as has_instead
      from (
        select i.concepts,
          %s
          + case when $4 is null or i.years >= $4 then 0 else 190001 end
          + case when $5 is null or i.years <= $5 then 0 else 190002 end
          + case when not i.concepts && $3 then 0 when icount(i.concepts & $3) = 1 then 190003 else 290003 end as failed
        from person_index i
        where (i.workspace_id is null or i.workspace_id = $1)
          and ($2 is null or i.concepts @@ $2)
          and not exists (select 1 from candidate c where c.project_id = $6 and c.workspace_id = $1 and c.person_id = i.person_id)
          and not exists (select 1 from transfer t where t.from_project = $6 and t.workspace_id = $1 and t.person_id = i.person_id)
          and not exists (select 1 from person s where s.workspace_id = $1 and s.shadows = i.person_id)
          and not exists (select 1 from person o join candidate c on c.person_id = o.shadows and c.project_id = $6 and c.workspace_id = $1 where o.id = i.person_id and o.workspace_id = $1)
      ) judged
      where failed < 200000
    ) seen
    group by 1, 2, 3$query$,
    case when still is null then 'null::boolean' else format('case failed %% 100000 %s end', still) end, coalesce(failed, '0'))
    using own, narrow, coalesce(lacks, '{}'), years_min, years_max, for_project;
end $$;
revoke execute on function count_matches from public;
grant execute on function count_matches to fairlead_app;
