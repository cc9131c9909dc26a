-- A workspace that left the demo no longer sees the shared pool of fictional people.
alter table workspace add column demo_left_at timestamptz;
alter table workspace drop column is_demo;

create function sees_shared_pool() returns boolean language sql stable security definer set search_path = public, pg_temp as $$
  select not exists (select from workspace where id = current_workspace() and demo_left_at is not null)
$$;
grant execute on function sees_shared_pool to fairlead_app, fairlead_system;

-- in a subquery, which runs once per query and not once per row
alter policy read_shared on person using (workspace_id = current_workspace() or (workspace_id is null and (select sees_shared_pool())));
alter policy read_shared on person_email using (workspace_id = current_workspace() or (workspace_id is null and (select sees_shared_pool())));
alter policy read_shared on person_index using (workspace_id = current_workspace() or (workspace_id is null and (select sees_shared_pool())));
alter policy read_shared on pool_title using (workspace_id = current_workspace() or (workspace_id is null and (select sees_shared_pool())));

-- functions that read people past these policies
do $$
declare
  changed record;
begin
  for changed in
    select replace(replace(pg_get_functiondef(oid),
        '(i.workspace_id is null or ', '((i.workspace_id is null and (select sees_shared_pool())) or '),
        'p.workspace_id is null and not own_only', 'p.workspace_id is null and not own_only and (select sees_shared_pool())') as definition
    from pg_proc where pronamespace = 'public'::regnamespace
      and proname in ('people_having', 'tally_people', 'count_people', 'people_of_keys', 'find_people')
  loop
    execute changed.definition;
  end loop;
end $$;

create or replace function pool_words(words int[]) returns table (word int, people bigint)
language plpgsql stable security definer set search_path = public, pg_temp set jit = off as $$
declare
  own text := current_workspace();
  is_shared boolean := sees_shared_pool();
begin
  return query
    with mine as materialized (
      select i.concepts & words as held from person_index i where i.workspace_id = own order by i.person_id limit 5000
    ), counted as (
      select w.word, w.people::bigint as people from pool_word w where w.word = any(words) and is_shared
      union all
      select h.concept, count(*) from mine, unnest(mine.held) as h(concept) group by h.concept
      union all
      select null::int, coalesce((select s.counted from pool_state s where is_shared), 0) + (select count(*) from mine)
    )
    select c.word, sum(c.people)::bigint from counted c group by c.word;
end $$;
