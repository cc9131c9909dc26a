-- The switch of autopilot recruiter projects becomes a setting; projects that have it keep it.
update project set settings = jsonb_set(settings, '{is_autopilot_recruiter}', 'true') where is_autopilot_recruiter;
