-- One person in 64, the same ones each time: what broad searches are counted over. The expression is written the same in every query
-- that reads the sample, so that the planner finds these indexes. Writes to person_index wait while they are built, which took 3 seconds
-- for 305,000 people; building them concurrently would instead wait for a running backup to end.
create index person_index_sample on person_index using gin (concepts gin__int_ops) where (hashtext(person_id) & 63) = 0;
create index person_index_sample_id on person_index (person_id) where (hashtext(person_id) & 63) = 0;
