// The ready-made sequences can be sent: only known variables, an opening and days in range, and one made-up person has them
// all.
import { expect, test } from 'vitest'
import { checkPart } from '../project/setup-parts.ts'
import { emptySettings } from '../project/settings.ts'
import type { Profile } from '../shared/profile.ts'
import { openingFact } from './opening-fact.ts'
import { samplePeople, templateGallery } from './template-gallery.ts'
import { missingVariables, templateVariables, usedVariables, variablesOf } from '../project/template-variables.ts'

const variableKeys = new Set(templateVariables.map(({ key }) => key))
const sources = {
  project: { jobTitle: 'Engineer', hiringCompany: 'Harbour', keywords: [] },
  senderName: 'Robin Reyes',
  today: '2026-11',
}
const valuesOf = (person: Profile) => variablesOf(person, { ...sources, openingFact: openingFact(person, [])?.sentence ?? null })
const textsOf = (template: (typeof templateGallery)[number]['template']) => [
  template.subject,
  template.initial,
  ...template.followUps.map((followUp) => followUp.template),
]

test.each(templateGallery.map(({ template }) => [template.name, template] as const))('%s', (_name, template) => {
  const settings = { ...emptySettings, outreachTemplates: [template] }
  expect([checkPart('templates', settings), checkPart('sequences', settings)]).toEqual([{}, {}])
  expect(
    textsOf(template)
      .flatMap(usedVariables)
      .filter((name) => !variableKeys.has(name)),
  ).toEqual([])
  const values = valuesOf(samplePeople[0]!)
  expect(textsOf(template).flatMap((text) => missingVariables(text, values))).toEqual([])
})

test('names differ, and the other people each lack something that a sequence needs', () => {
  const names = templateGallery.map(({ template }) => template.name)
  expect(new Set(names).size).toBe(names.length)
  for (const person of samplePeople.slice(1)) {
    const values = valuesOf(person)
    expect(templateGallery.some(({ template }) => textsOf(template).some((text) => missingVariables(text, values).length > 0))).toBe(true)
  }
})
