-- Ranking and counting people in bounded time (280). Three things made broad searches slow: GIN evaluates a list of hundreds of concepts
-- entry by entry for each person; every match was ranked; and conditions that the index had already proved were evaluated again.

-- Sixteen parts of equal size, each with an index of its own, so that a broad search can read some of them. Written the same in every
-- query, so that the planner finds the indexes. Writes wait while they are built: 73 seconds for 1,000,000 people on a busy machine.
do $$ begin
  for part in 0 .. 15 loop
    execute format('create index person_index_part_%s on person_index using gin (concepts gin__int_ops) where (hashtext(person_id) & 15) = %s', part, part);
  end loop;
end $$;
-- The sample without a condition. Written in another way than in person_index_sample, so that the planner uses that one wherever there
-- is a condition.
drop index person_index_sample_id;
create index person_index_sample_all on person_index (person_id) where (hashtext(person_id) & 63) + 0 = 0;

-- One concept of a list, for the index and as a filter. A list as one operand makes GIN merge all posting lists with a callback for each
-- person (600 ms for 298 concepts and 152,000 people); one operand each is a bitmap or of posting lists (42 ms), but slow as a filter. So
-- of several conditions only the one that the fewest people meet is written for the index, and the others so that no index fits them.
create function index_condition(members int[]) returns text
language sql immutable set search_path = public, pg_temp as $$
  select coalesce('(' || string_agg(format('i.concepts @> ''{%s}''', m), ' or ') || ')', 'false') from unnest(uniq(sort(members))) as m
$$;
create function filter_condition(members int[]) returns text
language sql immutable set search_path = public, pg_temp as $$
  select format('icount(i.concepts & %L::int[]) > 0', uniq(sort(members)))
$$;

-- Which of several conditions the fewest people of the sample meet.
create function narrowest(conditions text[]) returns int
language plpgsql stable security definer set search_path = public, pg_temp set jit = off set enable_seqscan = off set cpu_operator_cost = 0.5 as $$
declare
  best int := 1;
  fewest bigint;
  people bigint;
begin
  if coalesce(cardinality(conditions), 0) < 2 then return best; end if;
  for n in 1 .. cardinality(conditions) loop
    execute 'select count(*) from person_index i where (hashtext(i.person_id) & 63) = 0 and ' || conditions[n] into people;
    if fewest is null or people < fewest then fewest := people; best := n; end if;
  end loop;
  return best;
end $$;

-- All of the conditions, the narrowest one for the index: and a and b ...
create function all_conditions(for_index text[], as_filter text[]) returns text
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  best int := narrowest(for_index);
begin
  return (select string_agg(' and ' || case when n = best then for_index[n] else as_filter[n] end, '' order by n) from generate_series(1, cardinality(for_index)) as n);
end $$;

-- The sample, as the index that fits names it: with conditions or without.
create function in_sample(has_conditions boolean) returns text language sql immutable set search_path = public, pg_temp as $$
  select case when has_conditions then ' and (hashtext(i.person_id) & 63) = 0' else ' and (hashtext(i.person_id) & 63) + 0 = 0' end
$$;

-- People who meet conditions, with what they have of `looked`. `among` picks people by their hash.
create function people_having(conditions text, absent int[], years_min real, years_max real, among text, looked int[])
returns table (person_id text, held int[])
language plpgsql stable security definer set search_path = public, pg_temp set jit = off set enable_seqscan = off set cpu_operator_cost = 0.5 set work_mem = '64MB' as $$
begin
  return query execute format($query$
    select i.person_id, i.concepts & %L::int[]
    from person_index i
    where (i.workspace_id is null or i.workspace_id = $1) %s %s %s
      and ($2 is null or i.years >= $2) and ($3 is null or i.years <= $3)$query$,
    looked, among, conditions,
    case when coalesce(absent, '{}') = '{}' then '' else format('and icount(i.concepts & %L::int[]) = 0', uniq(sort(absent))) end)
    using current_workspace(), years_min, years_max;
end $$;

-- As search_people, the same people in the same order, with two differences: where more than `read_most` people match, as far as the
-- sample can tell, only so many parts are read that about `read_most` people are ranked, the same parts for the same project; and ties
-- are broken by the bytes of ids.
create function rank_people(for_project text, groups text[], absent int[], years_min real, years_max real, exclude text[], boost int[], weights float8[], steps text[], step_weights float8[], at_most int, read_most int)
returns table (person_id text, pre float8)
language plpgsql stable security definer set search_path = public, pg_temp set jit = off set work_mem = '64MB' as $$
declare
  own text := current_workspace();
  score text;
  ladder text;
  looked int[];
  sampled int;
  parts int := 16;
  among text[] := array[''];
  conditions text;
begin
  select all_conditions(array_agg(index_condition(g::int[])), array_agg(filter_condition(g::int[]))) into conditions from unnest(groups) as g;
  select count(*) into sampled from people_having(conditions, absent, years_min, years_max, in_sample(conditions is not null), '{}');
  if sampled * 64 > read_most then parts := greatest(1, least(16, round(read_most / 4.0 / sampled))); end if;
  if parts < 16 then
    among := array(select format(' and (hashtext(i.person_id) & 15) = %s', (hashtext(for_project) + n) & 15) from generate_series(1, parts) as n);
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
    order by s.pre desc, f.person_id collate "C"
    limit $10$query$,
    coalesce(score, '0'), case when ladder is null then '0' else format('case %s else 0::float8 end', ladder) end)
    using conditions, absent, years_min, years_max, among, coalesce(looked, '{}'), coalesce(exclude, '{}'), for_project, own, at_most;
end $$;

-- As tally_matches. `all_of` are lists of which a person has one concept each, `all_but_one` a query besides; a null in `must` is met by
-- everyone whom these let through.
create function tally_people(for_project text, sampled boolean, all_of text[], all_but_one query_int, must text[], instead text[], lacks int[], years_min real, years_max real)
returns table (place int, concept int, has_instead boolean, people bigint)
language plpgsql stable security definer set search_path = public, pg_temp set jit = off set enable_seqscan = off set cpu_operator_cost = 0.5 set work_mem = '64MB' as $$
declare
  own text := current_workspace();
  failed text;
  still text;
  narrow text;
begin
  -- each failure weighs 100,000, so that one sum says both how many there are and, of a single one, which
  select string_agg(format(case when m.wanted like '%&%' then 'case when i.concepts @@ %L::query_int then 0 else %s end' else 'case when i.concepts && %L::int[] then 0 else %s end' end,
      case when m.wanted like '%&%' then m.wanted else uniq(sort(translate(m.wanted, '(|)', '{,}')::int[]))::text end, 100000 + m.place), ' + ' order by m.place)
    into failed from unnest(must) with ordinality as m(wanted, place) where m.wanted is not null;
  select string_agg(format('when %s then concepts && %L::int[]', m.place, m.wanted), ' ' order by m.place)
    into still from unnest(instead) with ordinality as m(wanted, place) where m.wanted is not null;
  select all_conditions(array_agg(c.for_index), array_agg(c.as_filter)) into narrow from (
    select index_condition(g::int[]), filter_condition(g::int[]) from unnest(all_of) as g
    union all select format('i.concepts @@ %L::query_int', all_but_one), format('(i.concepts @@ %L::query_int) is true', all_but_one) where all_but_one is not null
  ) as c(for_index, as_filter);
  return query execute format($query$
    select seen.place, seen.concept, seen.has_instead, count(*)
    from (
      select case when failed < 200000 then failed %% 100000 else -1 end as place,
        case when failed = 190003 then (concepts & $2)[1] end as concept, %s as has_instead
      from (
        select i.concepts,
          %s
          + case when $3 is null or i.years >= $3 then 0 else 190001 end
          + case when $4 is null or i.years <= $4 then 0 else 190002 end
          + case when not i.concepts && $2 then 0 when icount(i.concepts & $2) = 1 then 190003 else 290003 end as failed
        from person_index i
        where (i.workspace_id is null or i.workspace_id = $1) %s %s
          and not exists (select 1 from candidate c where c.project_id = $5 and c.workspace_id = $1 and c.person_id = i.person_id)
          and not exists (select 1 from transfer t where t.from_project = $5 and t.workspace_id = $1 and t.person_id = i.person_id)
          and not exists (select 1 from person s where s.workspace_id = $1 and s.shadows = i.person_id)
          and not exists (select 1 from person o join candidate c on c.person_id = o.shadows and c.project_id = $5 and c.workspace_id = $1 where o.id = i.person_id and o.workspace_id = $1)
        offset 0
      ) judged
    ) seen
    group by 1, 2, 3$query$,
    case when still is null then 'null::boolean' else format('case when failed < 200000 then case failed %% 100000 %s end end', still) end,
    coalesce(failed, '0'), case when sampled then in_sample(narrow is not null) else '' end, narrow)
    using own, coalesce(lacks, '{}'), years_min, years_max, for_project;
end $$;

-- As count_demands, with each demand as lists of concepts (text, '{1,2} {3}') of which a person has one each.
create function count_people(for_project text, wanted text[], absent text[], years_min real[], years_max real[], most int)
returns table (place int, people bigint)
language plpgsql stable security definer set search_path = public, pg_temp set jit = off set enable_seqscan = off set cpu_operator_cost = 0.5 set work_mem = '64MB' as $$
declare
  own text := current_workspace();
begin
  for n in 1 .. coalesce(array_length(absent, 1), 0) loop
    execute format($query$
      select count(*) from (
        select 1
        from person_index i
        where (i.workspace_id is null or i.workspace_id = $1)
          %s and %s
          and ($2 is null or i.years >= $2) and ($3 is null or i.years <= $3)
          and not exists (select 1 from candidate c where c.project_id = $4 and c.workspace_id = $1 and c.person_id = i.person_id)
          and not exists (select 1 from transfer t where t.from_project = $4 and t.workspace_id = $1 and t.person_id = i.person_id)
          and not exists (select 1 from person s where s.workspace_id = $1 and s.shadows = i.person_id)
          and not exists (select 1 from person o join candidate c on c.person_id = o.shadows and c.project_id = $4 and c.workspace_id = $1 where o.id = i.person_id and o.workspace_id = $1)
        limit $5
      ) found$query$,
      (select string_agg(' and ' || case when rank = 1 then index_condition(members) else filter_condition(members) end, '')
        from (select g::int[] as members, row_number() over (order by length(g)) as rank from unnest(string_to_array(wanted[n], ' ')) as g) ranked),
      case when absent[n] is null then 'true' else format('icount(i.concepts & %L::int[]) = 0', uniq(sort(absent[n]::int[]))) end)
      into people using own, years_min[n], years_max[n], for_project, most;
    place := n;
    return next;
    exit when most = 1 and people = 0;
  end loop;
end $$;

revoke execute on function index_condition, filter_condition, narrowest, all_conditions, in_sample, people_having, rank_people, tally_people, count_people from public;
grant execute on function rank_people, tally_people, count_people to fairlead_app;
