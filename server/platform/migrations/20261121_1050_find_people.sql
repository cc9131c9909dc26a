-- Finding people by index. The operators of intarray and pg_trgm are not leakproof, so under row-level security the planner
-- may not use their indexes; these functions do, and keep to the workspace of the transaction themselves.

create index person_words on person using gin ((name || ' ' || coalesce(headline, '')) gin_trgm_ops);
drop index person_name;

-- The best people of a search plan who are in no candidate row of the project, with their additive pre-score. `wanted` is an
-- intarray query: one of every group, none of the unwanted. A workspace's own row of a shared person stands in for the shared one.
create function retrieve_people(for_project text, wanted query_int, years_min real, years_max real, exclude text[], boost int[], weights float8[], at_most int)
returns table (person_id text, pre float8)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  own text := current_workspace();
  score text;
begin
  select string_agg(format('case when i.concepts @> ''{%s}''::int[] then %s::float8 else 0::float8 end', b.concept, b.weight), ' + ' order by b.place)
    into score from unnest(boost, weights) with ordinality as b(concept, weight, place);
  return query execute format($query$
    select i.person_id, (%s)::float8 as pre
    from person_index i
    where (i.workspace_id is null or i.workspace_id = $1)
      and ($2 is null or i.concepts @@ $2)
      and ($3 is null or i.years >= $3) and ($4 is null or i.years <= $4)
      and i.person_id <> all($5)
      and not exists (select 1 from candidate c where c.project_id = $6 and c.workspace_id = $1 and c.person_id = i.person_id)
      and not exists (select 1 from person s where s.workspace_id = $1 and s.shadows = i.person_id)
      and not exists (select 1 from person o join candidate c on c.person_id = o.shadows and c.project_id = $6 and c.workspace_id = $1 where o.id = i.person_id and o.workspace_id = $1)
    order by pre desc, i.person_id
    limit $7$query$, coalesce(score, '0'))
    using own, wanted, years_min, years_max, coalesce(exclude, '{}'), for_project, at_most;
end $$;

-- People by LinkedIn URL, e-mail or words of name and headline, whichever is given; with none the workspace's newest.
-- `place` is the order to show them in.
create function find_people(url text, address text, words text[], own_only boolean, at_most int)
returns table (id text, place bigint)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  own text := current_workspace();
  patterns text[] := array(select '%' || replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_') || '%' from unnest(words) as w(word) order by length(word) desc);
begin
  return query
    select p.id, row_number() over (order by p.workspace_id is null, case when words is null then 0 else similarity(p.name, array_to_string(words, ' ')) end desc, p.created_at desc, p.id)
    from person p
    where (p.workspace_id = own or (p.workspace_id is null and not own_only))
      and (url is null or (p.linkedin_url = url and coalesce(p.workspace_id, '') in ('', own)))
      and (address is null or p.id = any (array(select e.person_id from person_email e where e.email = address and e.scope in ('', own))))
      and (words is null or (p.name || ' ' || coalesce(p.headline, '')) ilike patterns[1])
      and (words is null or (p.name || ' ' || coalesce(p.headline, '')) ilike all (patterns))
      and (p.workspace_id is not null or not exists (select 1 from person s where s.workspace_id = own and s.shadows = p.id))
    order by 2
    limit at_most;
end $$;

revoke execute on function retrieve_people, find_people from public;
grant execute on function retrieve_people, find_people to fairlead_app;
