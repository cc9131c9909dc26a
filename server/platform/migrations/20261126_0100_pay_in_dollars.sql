-- Pay that was entered before a project had a currency was in US dollars, wherever the job is.
update project set settings = jsonb_set(settings, '{comp_currency}', '"USD"')
  where settings ->> 'comp_currency' is null
    and (settings ->> 'comp_target_min' is not null or settings ->> 'comp_target_max' is not null);
