// Number fields of project setup: negative and signed numbers become 0.
import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import type { Change } from '../../../project/kept-draft.ts'
import type { StepProps } from '../step.ts'
import { Conditions } from './Conditions.tsx'
import { Experience } from './Experience.tsx'

afterEach(cleanup)

test.each([
  ['Pay from', Conditions, 'comp_target_min'],
  ['Years of experience, at least', Experience, 'years_exp_min'],
] as const)('%s: -5 becomes 0, and 5 stays 5 [330]', async (label, Part, field) => {
  const changes: Change[] = []
  const settings = {
    importance: {},
    locations: [],
    comp_currency: null,
    is_fulltime: true,
    visa_filter: false,
  } as unknown as StepProps['settings']
  render(
    <MantineProvider>
      <Part settings={settings} change={(part) => changes.push(part)} errors={{}} projectId="p" />
    </MantineProvider>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByLabelText(label))
  await user.paste('-5')
  expect(changes.at(-1)).toEqual({ [field]: 0 })
  await user.clear(screen.getByLabelText(label))
  await user.paste('5')
  expect(changes.at(-1)).toEqual({ [field]: 5 })
})
