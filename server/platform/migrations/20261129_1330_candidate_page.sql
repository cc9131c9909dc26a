-- The page of a candidate about their data: links to it, one-time codes, and an hour of access after one.
alter table link drop constraint link_purpose_check, add constraint link_purpose_check check (purpose in ('additional_information',
  'reset_password', 'hm_review', 'self_identification', 'booking', 'prove_email', 'secure_account', 'scorecard', 'offer',
  'data_page', 'data_code', 'data_access'));
-- A candidate says that a fact or a claim about them is wrong; details has the change, see domain/candidate/dispute.ts.
alter table task drop constraint task_kind_check, add constraint task_kind_check check (kind in ('come_back', 'referral', 'data_request', 'dispute'));
-- 'objected': no one writes to them, and no search or import adds them to a project. 'later': no one writes to them until then.
alter table person_flag add column until timestamptz, drop constraint person_flag_kind_check,
  add constraint person_flag_kind_check check (kind in ('wrong_person', 'data_request', 'objected', 'later')),
  add constraint person_flag_until check ((kind = 'later') = (until is not null));
