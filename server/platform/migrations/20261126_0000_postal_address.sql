-- The address under emails of sequences, and whether they wait for one where a law asks for it.
alter table workspace add column postal_address text;
alter table workspace add column requires_postal_address boolean not null default false;
-- as it was sent
alter table message add column postal_address text;
