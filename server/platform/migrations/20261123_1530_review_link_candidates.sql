-- The candidates a review link shows. Null for links that an older version opened: they show those its address was sent.
alter table link add column candidate_ids text[];
