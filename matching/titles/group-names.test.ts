// Names of groups of occupations, in the plural, and titles that only look like it.
import { expect, test } from 'vitest'
import { namesGroup } from './title-space.ts'

test.each([
  'Dentistes',
  'Contrôleurs des impôts',
  'Ouvriers de l’assemblage',
  'Ingénieurs électriciens',
  'Desarrolladores web y multimedios',
  'Conductores de camiones',
  'Gerentes de hoteles',
  'Retail and wholesale trade managers',
  'Secondary education teachers',
  'Journalistes',
])('%s is a group', (title) => expect(namesGroup(title)).toBe(true))

test.each([
  'Sales Manager',
  'Operations',
  'Head of Sales',
  'Director of Operations',
  'Systems Engineer',
  'Business Analyst',
  'Human Resources',
  'Dentiste',
  'Conductor de autobús',
  'Agent de services',
  'Farmer / Farmers',
  'Lehrer',
  'Lehrerin',
  'Boss',
  'VP Sales and Partnerships',
  '',
])("%j isn't a group", (title) => expect(namesGroup(title)).toBe(false))
