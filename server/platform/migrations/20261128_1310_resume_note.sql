-- What could not be read of a résumé, as shown on the profile; '' when everything was read.
alter table resume add column note text not null default '';
