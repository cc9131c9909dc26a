// The history of a candidate: by day, narrowed, longer than a page, empty, and not loaded.
import type { WireTimeline, WireTimelineEvent } from '@fairlead/contract/shapes/timeline'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, openDialog, refuse, sent } from '../../../testing/open-dialog.tsx'
import { Timeline } from './Timeline.tsx'

const call = 'GET v2/projects/candidates/timeline'
const day = 86_400_000
const event = (id: string, label: string, age: number, change: Partial<WireTimelineEvent> = {}): WireTimelineEvent => ({
  id,
  kind: 'move',
  at: new Date(Date.now() - age).toISOString(),
  label,
  by: null,
  subject: null,
  text: null,
  reply_label: null,
  project_id: 'p1',
  candidate_id: 'c1',
  files: 0,
  ...change,
})
const project = { project_id: 'p1', project_name: 'Backend Engineer', candidate_id: 'c1', is_archived: false }
const page = (events: WireTimelineEvent[], change: Partial<WireTimeline> = {}): WireTimeline => ({
  events,
  next: null,
  elsewhere: 0,
  projects: [project],
  ...change,
})
const open = () => openDialog(() => <Timeline owner={{ projectId: 'p1', candidateId: 'c1' }} />)

test('events are listed by day, with who, what was written, and how a reply was read', async () => {
  answer(
    call,
    page([
      event('e3', 'Email received', 0, { kind: 'email', subject: 'Re: Backend Engineer', text: 'Is it remote?', reply_label: 'question' }),
      event('e2', 'Approved', day, { by: 'Dana Demo' }),
      event('e1', 'Added to review', 10 * day, { kind: 'added' }),
    ]),
  )
  await open()
  const today = await screen.findByRole('region', { name: 'Today' })
  expect(today.textContent).toContain('Email received')
  expect(today.textContent).toContain('Re: Backend Engineer')
  expect(today.textContent).toContain('Is it remote?')
  expect(today.textContent).toContain('Question')
  expect(screen.getByRole('region', { name: 'Yesterday' }).textContent).toContain('Approved · Dana Demo')
  expect(screen.getAllByRole('region')).toHaveLength(3)
  // the only project is the one it is shown in
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByLabelText('Project')).toBeNull()
})

test('an application is on its day, without a time', async () => {
  answer(call, page([event('a1', 'Applied in 2024', 0, { kind: 'application', at: '2024-03-10T00:00:00.000Z' })]))
  await open()
  const region = await screen.findByRole('region', { name: /^(?:Mar 10|10 Mar), 2024$|^10 Mar 2024$/ })
  expect(region.querySelector('time')).toBeNull()
})

test('a type narrows the list; nothing of it is said', async () => {
  answer(call, page([event('e1', 'Approved', 0)]))
  const user = await open()
  await screen.findByText('Approved')
  answer(call, page([]))
  await user.selectOptions(screen.getByLabelText('Type'), 'Comments')
  await screen.findByText('Nothing matches these filters.')
  expect(sent(call).at(-1)?.get('kind')).toBe('comment')
  await user.selectOptions(screen.getByLabelText('Type'), 'All types')
  await screen.findByText('Approved')
})

test('events of other projects link to them, and those that can’t be opened are counted', async () => {
  const secondProject = { project_id: 'p2', project_name: 'Data Engineer', candidate_id: 'c2', is_archived: true }
  const events = [event('e2', 'Rejected', 0, { project_id: 'p2', candidate_id: 'c2' }), event('e1', 'Approved', 0)]
  answer(call, page(events, { projects: [project, secondProject], elsewhere: 2 }))
  const user = await open()
  await screen.findByText('2 events in projects you can’t open')
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Data Engineer', 'Backend Engineer'])
  await user.selectOptions(screen.getByLabelText('Project'), 'Data Engineer')
  await waitFor(() => expect(sent(call).at(-1)?.get('of_project_id')).toBe('p2'))
})

test('a longer history is continued where it ended; a page that fails leaves the first', async () => {
  answer(call, page([event('e2', 'Approved', 0)], { next: 'place' }))
  const user = await open()
  await screen.findByText('Approved')
  refuse(call, 'Later.', {}, 503)
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  expect((await screen.findByRole('alert', {}, { timeout: 15_000 })).textContent).toBe('We couldn’t load the history.')
  expect(screen.getByText('Approved')).toBeTruthy()
  answer(call, page([event('e1', 'Added to review', 0, { kind: 'added' })]))
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  await screen.findByText('Added to review')
  expect(sent(call).at(-1)?.get('before')).toBe('place')
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('nothing yet, and a history that can’t be loaded until another try', async () => {
  refuse(call, 'Later.', {}, 503)
  const user = await open()
  const problem = await screen.findByRole('alert', {}, { timeout: 15_000 })
  expect(problem.textContent).toContain('We couldn’t load the history.')
  answer(call, page([]))
  await user.click(within(problem).getByRole('button', { name: 'Try again' }))
  await screen.findByText('Nothing has happened yet.')
})
