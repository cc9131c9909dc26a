-- As count_matches, of everyone or of the sample (one person in 64, see person_index_sample; the counts are not multiplied). Row `place`
-- -1 counts the people who fail two or more conditions, so that all rows together say how many people `narrow` reaches.
-- A requirement that is one list of concepts is compared as a sorted list, because evaluating a query looks up every
-- concept of it for every person.
create function tally_matches(for_project text, sampled boolean, narrow query_int, must text[], instead text[], lacks int[], years_min real, years_max real)
returns table (place int, concept int, has_instead boolean, people bigint)
language plpgsql stable security definer set search_path = public, pg_temp set jit = off set enable_seqscan = off as $$
declare
  own text := current_workspace();
  failed text;
  still text;
begin
  -- each failure weighs 100,000, so that one sum says both how many there are and, of a single one, which
  select string_agg(format(case when m.wanted like '%&%' then 'case when i.concepts @@ %L::query_int then 0 else %s end' else 'case when i.concepts && %L::int[] then 0 else %s end' end,
      case when m.wanted like '%&%' then m.wanted else uniq(sort(translate(m.wanted, '(|)', '{,}')::int[]))::text end, 100000 + m.place), ' + ' order by m.place)
    into failed from unnest(must) with ordinality as m(wanted, place);
  select string_agg(format('when %s then concepts @@ %L::query_int', m.place, m.wanted), ' ' order by m.place)
    into still from unnest(instead) with ordinality as m(wanted, place) where m.wanted is not null;
  return query execute format($query$
    select seen.place, seen.concept, seen.has_instead, count(*)
    from (
      select case when failed < 200000 then failed %% 100000 else -1 end as place,
        case when failed = 190003 then (concepts & $3)[1] end as concept, %s as has_instead
      from (
        select i.concepts,
          %s
          + case when $4 is null or i.years >= $4 then 0 else 190001 end
          + case when $5 is null or i.years <= $5 then 0 else 190002 end
          + case when not i.concepts && $3 then 0 when icount(i.concepts & $3) = 1 then 190003 else 290003 end as failed
        from person_index i
        where %s (i.workspace_id is null or i.workspace_id = $1)
          and ($2 is null or i.concepts @@ $2)
          and not exists (select 1 from candidate c where c.project_id = $6 and c.workspace_id = $1 and c.person_id = i.person_id)
          and not exists (select 1 from transfer t where t.from_project = $6 and t.workspace_id = $1 and t.person_id = i.person_id)
          and not exists (select 1 from person s where s.workspace_id = $1 and s.shadows = i.person_id)
          and not exists (select 1 from person o join candidate c on c.person_id = o.shadows and c.project_id = $6 and c.workspace_id = $1 where o.id = i.person_id and o.workspace_id = $1)
        offset 0
      ) judged
    ) seen
    group by 1, 2, 3$query$,
    case when still is null then 'null::boolean' else format('case when failed < 200000 then case failed %% 100000 %s end end', still) end,
    coalesce(failed, '0'), case when sampled then '(hashtext(i.person_id) & 63) = 0 and' else '' end)
    using own, narrow, coalesce(lacks, '{}'), years_min, years_max, for_project;
end $$;
revoke execute on function tally_matches from public;
grant execute on function tally_matches to fairlead_app;
