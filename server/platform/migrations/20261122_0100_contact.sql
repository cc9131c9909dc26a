-- What strangers write to whoever runs the installation; of no workspace, read by the service alone.
create table contact_message (
  id text primary key,
  name text not null,
  email text not null,
  company text not null,
  message text not null,
  at timestamptz not null
);
revoke all on contact_message from fairlead_app;
