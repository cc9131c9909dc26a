import { expect, test } from 'vitest'
import { checkSetup } from '../project/setup-parts.ts'
import { emptySettings } from '../project/settings.ts'
import { defaultTemplate } from './default-template.ts'
import { withSetupDefaults } from './setup-defaults.ts'

const named = { ...emptySettings, projectName: 'Welders', hiringCompany: 'Harbor' }

test('a project with a name, titles, places, and keywords becomes complete', () => {
  const settings = { ...named, jobTitles: ['Welder', 'Pipe Welder'], locations: ['Boston'], keywordsRequired: ['TIG'] }
  expect(Object.keys(checkSetup(settings))).not.toEqual([])
  const whole = withSetupDefaults(settings)
  expect(checkSetup(whole)).toEqual({})
  expect(whole).toEqual({ ...settings, jobTitle: 'Welder', outreachTemplates: [defaultTemplate] })
})

test('a job title is searched for when there are no titles to search for', () => {
  expect(withSetupDefaults({ ...named, jobTitle: 'Welder' })).toMatchObject({ jobTitles: ['Welder'] })
})

test('keeps set values, even invalid ones, and still requires a title', () => {
  const blank = { ...defaultTemplate, subject: '' }
  const settings = { ...named, jobTitle: 'Foreman', jobTitles: ['Welder'], outreachTemplates: [blank] }
  expect(withSetupDefaults(settings)).toEqual(settings)
  expect(Object.keys(checkSetup(withSetupDefaults(named))).toSorted()).toEqual(['job_title', 'job_titles'])
})
