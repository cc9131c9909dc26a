// Converting the wizard's settings between API and domain.
import { firstIncompleteStep } from '@fairlead/domain/project/setup-flows'
import { expect, it } from 'vitest'
import { defaultTemplate } from './default-template.ts'
import { changeToWire } from '@fairlead/contract/shapes/settings-names'
import { settingsOf } from './wire-settings.ts'

it('translates names and nested parts', () => {
  const settings = settingsOf({
    project_name: 'P',
    years_exp_min: 3,
    ideal_candidates: [{ linkedin_profile_url: 'https://www.linkedin.com/in/a', core_candidate_id: null, resume: null }],
    outreach_templates: [defaultTemplate],
    scheduling_preferences: {
      phone_screener_email: 'sam@harbor.example',
      interviewers: ['lee@harbor.example'],
      is_panel: true,
      seats: 2,
      trainees: ['ida@harbor.example'],
      parts: [],
      keep_order: false,
    },
    recruiter_notes: { mandatory_requirements: 'A license', additional_suggestions: '', tips: '' },
  })
  expect(settings.schedulingPreferences).toEqual({
    phoneScreenerEmail: 'sam@harbor.example',
    interviewers: ['lee@harbor.example'],
    isPanel: true,
    seats: 2,
    trainees: ['ida@harbor.example'],
    parts: [],
    keepOrder: false,
  })
  expect(settings.recruiterNotes.mandatoryRequirements).toBe('A license')
  expect(settings.projectName).toBe('P')
  expect(settings.yearsExpMin).toBe(3)
  expect(settings.idealCandidates).toEqual([{ linkedinProfileUrl: 'https://www.linkedin.com/in/a', coreCandidateId: null, resume: null }])
  expect(settings.outreachTemplates[0]!.followUps.map((followUp) => followUp.days)).toEqual([3, 5, 7])
})

it('lets the domain validate a whole project', () => {
  const wire = { project_name: 'P', job_title: 'Engineer', hiring_company: 'Harbour', outreach_templates: [defaultTemplate] }
  expect(firstIncompleteStep('self_serve', settingsOf(wire))?.title).toBe('Job Titles')
  expect(firstIncompleteStep('self_serve', settingsOf({ ...wire, job_titles: ['Engineer'] }))).toBeNull()
})

it("converts a change back to the API's names", () => {
  expect(changeToWire({ yearsExpMin: 3, keywordsRequired: ['Go'], remoteWorkAllowed: true })).toEqual({
    years_exp_min: 3,
    keywords_required: ['Go'],
    remote_work_allowed: true,
  })
})
