-- The language in which a user reads the app and its emails; null = the device's.
alter table users add column language text check (language in ('en', 'de'));
