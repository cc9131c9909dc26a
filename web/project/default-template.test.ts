// The template a new project starts with.
import { templateVariables, usedVariables } from '@fairlead/domain/project/template-variables'
import { expect, it } from 'vitest'
import { defaultTemplate } from './default-template.ts'

it('uses only variables that exist', () => {
  const variableKeys = new Set(templateVariables.map((variable) => variable.key))
  const texts = Object.values(defaultTemplate).filter((value): value is string => typeof value === 'string')
  const used = texts.flatMap(usedVariables)
  expect(used.length).toBeGreaterThan(5)
  expect(used.filter((name) => !variableKeys.has(name))).toEqual([])
})
