-- Proven addresses, and sessions somebody else has opened.

-- When somebody last proved that mail to this address reaches them; rights that hang on an address need it.
alter table users add column email_verified_at timestamptz;

-- Who opened a session that is not their own, in words: a colleague's e-mail or a member of the Slack workspace.
alter table session add column opened_by_name text;
