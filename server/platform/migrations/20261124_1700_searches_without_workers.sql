-- These functions raise the cost of operators so that the planner reads the index of concepts. The raised costs also made it start
-- parallel workers for queries of a few milliseconds; starting them took 20 to 260 ms, several times a search (333).
do $$ declare f regprocedure; begin
  for f in
    select p.oid from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = 'public' and (p.proname = 'rank_people' or exists (select 1 from unnest(p.proconfig) c where c like 'cpu_operator_cost=%'))
  loop
    execute format('alter function %s set max_parallel_workers_per_gather = 0', f);
  end loop;
end $$;
