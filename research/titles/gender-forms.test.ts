import { expect, test } from 'vitest'
import genderForms from '../../matching/titles/gender-forms.json' with { type: 'json' }
import { loadTexts } from './data.ts'
import { findGenderForms } from './gender-forms.ts'

test('the shipped list is what npm run write title-forms writes', () => {
  expect(Object.entries(genderForms)).toEqual(findGenderForms(loadTexts().labels))
})
