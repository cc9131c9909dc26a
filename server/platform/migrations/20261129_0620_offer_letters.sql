-- Texts that a workspace shares: snippets for emails, and templates of offer letters.
alter table snippet add column kind text not null default 'snippet' check (kind in ('snippet', 'offer_letter'));

-- Letters to candidates with an offer. A candidate has one that is written, sent, or signed; withdrawn and declined ones stay.
create table offer_letter (
  id text primary key,
  workspace_id text not null references workspace(id),
  candidate_id text not null references candidate(id) on delete cascade,
  state text not null default 'draft' check (state in ('draft', 'sent', 'signed', 'declined', 'withdrawn')),
  -- grows with every change of the text, the last day, or the terms
  version int not null default 1,
  body text not null check (length(body) <= 20000),
  -- of the offer when the text was saved
  terms jsonb,
  -- the last day for an answer, 'YYYY-MM-DD'
  answer_by text not null,
  language text not null default 'en',
  file_id text references attachment(id) on delete set null,
  file_sha256 bytea,
  signed_file_id text references attachment(id) on delete set null,
  -- what proves the signature
  signature jsonb,
  decline_reason text,
  saved_by text references users(id) on delete set null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  ended_at timestamptz
);
create unique index offer_letter_current on offer_letter (candidate_id) where state in ('draft', 'sent', 'signed');
create index offer_letter_candidate on offer_letter (candidate_id, created_at);
create index offer_letter_file on offer_letter (file_id) where file_id is not null;
create index offer_letter_signed_file on offer_letter (signed_file_id) where signed_file_id is not null;
alter table offer_letter enable row level security;
create policy own_workspace on offer_letter using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

-- Who has to approve a letter. A decision is about one version; it is void for a later one.
create table offer_approval (
  letter_id text not null references offer_letter(id) on delete cascade,
  user_id text not null references users(id) on delete cascade,
  workspace_id text not null references workspace(id),
  decision text check (decision in ('approved', 'returned')),
  comment text not null default '' check (length(comment) <= 2000),
  version int,
  decided_at timestamptz,
  primary key (letter_id, user_id)
);
create index offer_approval_user on offer_approval (user_id);
alter table offer_approval enable row level security;
create policy own_workspace on offer_approval using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());

-- The link to a letter.
alter table link drop constraint link_purpose_check, add constraint link_purpose_check check (purpose in ('additional_information',
  'reset_password', 'hm_review', 'self_identification', 'booking', 'prove_email', 'secure_account', 'scorecard', 'offer'));
