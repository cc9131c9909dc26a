import { expect, test } from 'vitest'
import { withoutScope } from './encoder.ts'

test.each([
  ['Empleados administrativos de servicios postales (excepto ventanilla)', 'Empleados administrativos de servicios postales'],
  ['Abogados, en general', 'Abogados'],
  ['Engineers, all other', 'Engineers'],
  ['Teachers, except special education', 'Teachers'],
  ['Tallistas de madera en muebles y similares', 'Tallistas de madera en muebles'],
  ['Techniker (ohne Schwerpunkt)', 'Techniker'],
  // 'general' is work here, and nothing else remains there
  ['Médico general', 'Médico general'],
  ['General Manager', 'General Manager'],
  ['(except sales)', '(except sales)'],
])('%s -> %s', (title, rest) => {
  expect(
    withoutScope(title)
      .replaceAll(/[\s(),]+/g, ' ')
      .trim(),
  ).toBe(rest.replaceAll(/[\s(),]+/g, ' ').trim())
})
