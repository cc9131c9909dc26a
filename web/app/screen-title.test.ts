// Every address has a title.
import { expect, test } from 'vitest'
import { screenTitle } from './screen-title.ts'

test.each([
  ['/', 'Fairlead'],
  ['/login', 'Sign in · Fairlead'],
  ['/profile', 'Profile · Fairlead'],
  ['/projects/settings/v2/p1', 'Project settings · Fairlead'],
  ['/projects/v2/draft/p1', 'New project · Fairlead'],
  ['/autopilot-projects/self-serve/new', 'New project · Fairlead'],
  ['/nowhere', 'Fairlead'],
])('%s has the title %s', (path, title) => {
  expect(screenTitle(path, 'Fairlead')).toBe(title)
})
