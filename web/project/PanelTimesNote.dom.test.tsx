// The note above candidates to schedule when no interviewer has a free time.
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { answer, openDialog, sent } from '../../testing/open-dialog.tsx'
import { PanelTimesNote } from './PanelTimes.tsx'

const call = 'GET v2/interviews/panel'
const lee = { email: 'lee@harbor.example', name: 'Lee Harbor' }
const kim = { email: 'kim@harbor.example', name: 'Kim Pier' }
const isFull = (...interviewers: object[]) => answer(call, { panel: null, fully_booked: { interviewers, days: 7 } })
const open = (settingsOf: 'autopilot' | null = 'autopilot') =>
  openDialog(() => <PanelTimesNote projectId="p1" quiet settingsOf={settingsOf} />)
const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')?.split('?')[0]])

beforeEach(() => answer('GET v1/users/settings', { email: kim.email }))

test('says who has no free times, and leads to the scheduling settings', async () => {
  isFull(lee)
  await open()
  expect((await screen.findByRole('note')).textContent).toContain(
    'Lee Harbor has no free times in the next 7 days, so candidates have nothing to choose from. ' +
      'Choose another interviewer, or ask them to add interview hours.',
  )
  expect(links()).toEqual([['Scheduling settings', '/projects/settings/v2/p1']])
})

test('an interviewer gets a link to their own hours; others who may not change settings get none', async () => {
  isFull(lee, kim)
  await open(null)
  await waitFor(() => expect(links()).toEqual([['Your interview hours', '/calendar']]))
  expect(screen.getByRole('note').textContent).toContain('Lee Harbor and Kim Pier have no free times')
  expect(screen.getByRole('note').textContent).toContain('Add interview hours, or choose another interviewer.')
})

test('shows nothing while someone has a free time', async () => {
  answer(call, { panel: null, fully_booked: null })
  await open()
  await waitFor(() => expect(sent(call)).toHaveLength(1))
  expect(screen.queryByRole('note')).toBeNull()
})
