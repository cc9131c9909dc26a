-- Candidates who moved on to another project, and finding candidates by what is known of their person.

-- Who left a project is not brought into it again by its searches.
create table transfer (
  id text primary key,
  workspace_id text not null references workspace,
  candidate_id text not null references candidate on delete cascade,
  person_id text not null references person,
  from_project text not null references project on delete cascade,
  to_project text not null references project on delete cascade,
  user_id text not null references users,
  at timestamptz not null default now()
);
create index transfer_from on transfer (from_project, person_id);
grant select, insert, update, delete on transfer to fairlead_app;
alter table transfer enable row level security;
create policy own_workspace on transfer using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

create or replace function retrieve_people(for_project text, wanted query_int, years_min real, years_max real, exclude text[], boost int[], weights float8[], at_most int)
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
      and not exists (select 1 from transfer t where t.from_project = $6 and t.workspace_id = $1 and t.person_id = i.person_id)
      and not exists (select 1 from person s where s.workspace_id = $1 and s.shadows = i.person_id)
      and not exists (select 1 from person o join candidate c on c.person_id = o.shadows and c.project_id = $6 and c.workspace_id = $1 where o.id = i.person_id and o.workspace_id = $1)
    order by pre desc, i.person_id
    limit $7$query$, coalesce(score, '0'))
    using own, wanted, years_min, years_max, coalesce(exclude, '{}'), for_project, at_most;
end $$;

-- Candidates of the workspace's own projects by words of name and headline, by e-mail or by LinkedIn URL. Only projects the
-- user may open (`reader`, null = all); in a bias-reduced project nobody is found by what it hides.
create function find_candidates(words text[], address text, url text, reader text, at_most int)
returns table (candidate_id text)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  own text := current_workspace();
  patterns text[] := array(select '%' || replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_') || '%' from unnest(words) as w(word) order by length(word) desc);
begin
  return query
    select c.id
    from candidate c
    join person p on p.id = c.person_id
    join project j on j.id = c.project_id and j.workspace_id = own
    where c.workspace_id = own
      and not j.bias_reducer
      and (words is null or ((p.name || ' ' || coalesce(p.headline, '')) ilike patterns[1] and (p.name || ' ' || coalesce(p.headline, '')) ilike all (patterns)))
      and (url is null or p.linkedin_url = url)
      and (address is null or c.preferred_email = address or p.profile -> 'personalEmails' ? address or p.profile -> 'workEmails' ? address)
      and (reader is null or not exists (select 1 from project_collaborator r where r.project_id = j.id)
        or exists (select 1 from project_collaborator r where r.project_id = j.id and r.email = reader))
    order by case when words is null then 0 else similarity(p.name, array_to_string(words, ' ')) end desc, c.stage_at desc, c.id
    limit at_most;
end $$;
revoke execute on function find_candidates from public;
grant execute on function find_candidates to fairlead_app;
