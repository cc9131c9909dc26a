// A comment with mentions: chosen by keyboard, refused without access, and sent once with the IDs.
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { answer, openDialog } from '../../../testing/open-dialog.tsx'
import { MentionField } from './MentionField.tsx'
import { useTeammates } from './use-teammates.ts'

const teammate = (user_id: string, user_name: string, refusal: string | null = null) => ({
  user_id,
  user_name,
  user_profile_picture: null,
  why_not: refusal,
})
const sentence = 'Out Reach can’t open this project. Add them to its team first.'
let submitted: { text: string; ids: string[]; problem: string | null }[] = []

function Field() {
  const [text, setText] = useState('')
  const mentions = useTeammates('p')
  const { ids, problem } = mentions.mentionedBy(text)
  return (
    <MentionField
      aria-label="Comment"
      value={text}
      onChange={setText}
      error={problem}
      mentions={mentions}
      onSubmit={() => submitted.push({ text, ids, problem })}
    />
  )
}

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Comment')
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)
const selected = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent

beforeEach(() => {
  submitted = []
})

async function open() {
  answer('GET v2/projects/teammates', {
    teammates: [teammate('1', 'Rae Reyes'), teammate('2', 'Robin Ruiz'), teammate('3', 'Ana Lee'), teammate('4', 'Out Reach', sentence)],
  })
  const user = await openDialog(() => <Field />)
  await user.click(field())
  return user
}

test('names are suggested after an @, and chosen with arrows and Enter', async () => {
  const user = await open()
  await user.type(field(), 'Ask jo@r')
  expect(options()).toEqual([])
  expect(field().getAttribute('role')).toBeNull()
  await user.clear(field())
  await user.type(field(), 'Ask @r')
  await waitFor(() => expect(options()).toEqual(['RRRae Reyes', 'RRRobin Ruiz', 'OROut ReachNo access to this project']))
  expect([field().getAttribute('role'), field().getAttribute('aria-expanded'), selected()]).toEqual(['combobox', 'true', 'RRRae Reyes'])
  expect(screen.getByText('3 teammates')).toBeTruthy()
  await user.keyboard('{ArrowDown}')
  expect(selected()).toBe('RRRobin Ruiz')
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{Enter}')
  expect(field().value).toBe('Ask @Robin Ruiz ')
  await waitFor(() => expect(options()).toEqual([]))
  await user.keyboard('please{Control>}{Enter}{/Control}')
  expect(submitted).toEqual([{ text: 'Ask @Robin Ruiz please', ids: ['2'], problem: null }])
})

test('Escape closes the list and keeps the text, including in a surrounding drawer', async () => {
  const user = await open()
  await user.type(field(), '@an')
  await waitFor(() => expect(options()).toEqual(['ALAna Lee']))
  expect(field().dataset.mantineStopPropagation).toBe('true')
  await user.keyboard('{Escape}')
  expect([options(), field().value, field().dataset.mantineStopPropagation]).toEqual([[], '@an', undefined])
  await user.keyboard('a')
  await waitFor(() => expect(options()).toEqual(['ALAna Lee']))
  await user.click(screen.getByText('Ana Lee'))
  expect(field().value).toBe('@Ana Lee ')
  await waitFor(() => expect(document.activeElement).toBe(field()))
})

test('someone without access can’t be chosen, and is refused with a sentence when typed', async () => {
  const user = await open()
  await user.type(field(), '@out')
  await waitFor(() => expect(options()).toHaveLength(1))
  await user.keyboard('{Enter}')
  await user.click(screen.getByText('Out Reach'))
  expect(field().value).toBe('@out')
  await user.clear(field())
  await user.type(field(), '@Out Reach look')
  expect(await screen.findByText(sentence)).toBeTruthy()
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(submitted).toEqual([{ text: '@Out Reach look', ids: ['4'], problem: sentence }])
})
