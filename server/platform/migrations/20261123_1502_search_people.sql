-- The people fetch_people finds, with the same pre-score in the same order, found faster. What a person has of the
-- concepts looked at is the same for many people, so each such set is scored once; every group is a condition of its own, which the index
-- answers list by list; and lists are sorted once instead of for every person.
-- Without sequential scans: the planner expects several times the matches there are, and would read everyone.
-- Of each of `groups` a person has one concept at least, and none of `absent`.
create function search_people(for_project text, groups text[], absent int[], years_min real, years_max real, exclude text[], boost int[], weights float8[], steps text[], step_weights float8[], at_most int)
returns table (person_id text, pre float8)
language plpgsql stable security definer set search_path = public, pg_temp set jit = off set enable_seqscan = off as $$
declare
  own text := current_workspace();
  wanted text;
  score text;
  ladder text;
  looked int[];
begin
  select string_agg(format('and i.concepts && %L::int[]', uniq(sort(g.members::int[]))), ' ' order by g.place)
    into wanted from unnest(groups) with ordinality as g(members, place);
  select string_agg(format('case when %s = any(held) then %s::float8 else 0::float8 end', b.concept, b.weight), ' + ' order by b.place)
    into score from unnest(boost, weights) with ordinality as b(concept, weight, place);
  select string_agg(format('when held && %L::int[] then %s::float8', uniq(sort(s.step::int[])), s.weight), ' ' order by s.place)
    into ladder from unnest(steps, step_weights) with ordinality as s(step, weight, place);
  select uniq(sort(coalesce(boost, '{}') + coalesce(array_agg(c), '{}'))) into looked from unnest(steps) as s(step), unnest(s.step::int[]) as c;
  return query execute format($query$
    with found as materialized (
      select i.person_id, i.concepts & %L::int[] as held
      from person_index i
      where (i.workspace_id is null or i.workspace_id = $1)
        %s %s
        and ($2 is null or i.years >= $2) and ($3 is null or i.years <= $3)
        and i.person_id <> all($4)
        and not exists (select 1 from candidate c where c.project_id = $5 and c.workspace_id = $1 and c.person_id = i.person_id)
        and not exists (select 1 from transfer t where t.from_project = $5 and t.workspace_id = $1 and t.person_id = i.person_id)
        and not exists (select 1 from person s where s.workspace_id = $1 and s.shadows = i.person_id)
        and not exists (select 1 from person o join candidate c on c.person_id = o.shadows and c.project_id = $5 and c.workspace_id = $1 where o.id = i.person_id and o.workspace_id = $1)
    ), scored as materialized (
      select held, (%s + %s)::float8 as pre from (select distinct f.held from found f offset 0) sets
    )
    select f.person_id, s.pre from found f join scored s using (held)
    order by s.pre desc, f.person_id
    limit $6$query$,
    looked, wanted, case when coalesce(absent, '{}') = '{}' then '' else format('and not (i.concepts && %L::int[])', uniq(sort(absent))) end,
    coalesce(score, '0'), case when ladder is null then '0' else format('case %s else 0::float8 end', ladder) end)
    using own, years_min, years_max, coalesce(exclude, '{}'), for_project, at_most;
end $$;
revoke execute on function search_people from public;
grant execute on function search_people to fairlead_app;
