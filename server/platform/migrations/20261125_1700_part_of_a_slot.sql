-- Less than a sixteenth of the people: which slots depends on the project, and of a slot with more people than are ranked so does the
-- range of keys that is read (353), as in ClickHouse.
-- Otherwise as before.
create or replace function rank_people(for_project text, groups text[], absent int[], years_min real, years_max real, exclude text[], boost int[], weights float8[], steps text[], step_weights float8[], at_most int, read_most int)
returns table (person_id text, pre float8)
language plpgsql stable security definer set search_path = public, pg_temp set jit = off set work_mem = '64MB' set max_parallel_workers_per_gather = 0 as $$
declare
  own text := current_workspace();
  score text;
  ladder text;
  looked int[];
  sampled int;
  parts int := 16;
  slots int := 4;
  one_in int := 1;
  width numeric;
  first_key numeric;
  -- by other bits than the part: every slot and every range comes up with every part
  turn int := (hashtext(for_project) >> 4) & 1023;
  among text[] := array[''];
  conditions text;
begin
  select all_conditions(array_agg(index_condition(g::int[])), array_agg(filter_condition(g::int[]))) into conditions from unnest(groups) as g;
  select count(*) into sampled from people_having(conditions, absent, years_min, years_max, in_sample(conditions is not null), '{}');
  if sampled * 64 > read_most then parts := least(16, round(read_most / 4.0 / sampled)); end if;
  if parts < 2 then
    parts := 1;
    slots := greatest(1, least(4, floor(read_most::numeric / sampled)));
    one_in := greatest(1, round(sampled::numeric / read_most));
    width := trunc(18446744073709551616::numeric / one_in);
    first_key := width * ((turn >> 2) % one_in) - 9223372036854775808;
  end if;
  if parts < 16 then
    among := array(select format(' and (hashtext(i.person_id) & 15) = %s', (hashtext(for_project) + n) & 15)
        || case when slots < 4 then format(' and (((hashtext(i.person_id) >> 4) - %s) & 3) < %s', turn, slots) else '' end
        || case when one_in > 1 then format(' and hashtextextended(i.person_id, 0) >= %s and hashtextextended(i.person_id, 0) < %s', first_key, first_key + width) else '' end
      from generate_series(1, parts) as n);
  end if;
  select string_agg(format('case when %s = any(held) then %s::float8 else 0::float8 end', b.concept, b.weight), ' + ' order by b.place)
    into score from unnest(boost, weights) with ordinality as b(concept, weight, place);
  select string_agg(format('when held && %L::int[] then %s::float8', uniq(sort(s.step::int[])), s.weight), ' ' order by s.place)
    into ladder from unnest(steps, step_weights) with ordinality as s(step, weight, place);
  select uniq(sort(coalesce(boost, '{}') + coalesce(array_agg(c), '{}'))) into looked from unnest(steps) as s(step), unnest(s.step::int[]) as c;
  return query execute format($query$
    with found as materialized (
      select i.person_id, i.held
      from unnest($5) as a(part), people_having($1, $2, $3, $4, a.part, $6) i
      where i.person_id <> all($7)
        and not exists (select 1 from candidate c where c.project_id = $8 and c.workspace_id = $9 and c.person_id = i.person_id)
        and not exists (select 1 from transfer t where t.from_project = $8 and t.workspace_id = $9 and t.person_id = i.person_id)
        and not exists (select 1 from person s where s.workspace_id = $9 and s.shadows = i.person_id)
        and not exists (select 1 from person o join candidate c on c.person_id = o.shadows and c.project_id = $8 and c.workspace_id = $9 where o.id = i.person_id and o.workspace_id = $9)
    ), scored as materialized (
      select held, (%s + %s)::float8 as pre from (select distinct f.held from found f offset 0) sets
    )
    select f.person_id, s.pre from found f join scored s using (held)
    order by s.pre desc, hashtextextended(f.person_id, 0)
    limit $10$query$,
    coalesce(score, '0'), case when ladder is null then '0' else format('case %s else 0::float8 end', ladder) end)
    using conditions, absent, years_min, years_max, among, coalesce(looked, '{}'), coalesce(exclude, '{}'), for_project, own, at_most;
end $$;
