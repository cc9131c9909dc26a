// The field for an email's text: what it shows and stores, pasting, and its toolbar.
import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { openDialog } from '../../../testing/open-dialog.tsx'
import { editorIn, linesIn, paste, rewrite } from '../../../testing/rich-text.ts'
import { variableLabels } from '../template-variables.ts'
import { RichText } from './RichText.tsx'
import { editorOn } from './open-editors.ts'

async function open(body: string, props: Partial<Parameters<typeof RichText>[0]> = {}) {
  const onChange = vi.fn<(body: string) => void>()
  function Field() {
    const [value, setValue] = useState(body)
    return (
      <>
        <RichText
          id="text"
          label="Message"
          variables={variableLabels}
          value={value}
          onChange={(next) => {
            onChange(next)
            setValue(next)
          }}
          {...props}
        />
        <button type="button" onClick={() => setValue('Another text')}>
          Choose another
        </button>
      </>
    )
  }
  const user = await openDialog(() => <Field />)
  const field = await screen.findByLabelText('Message', {}, { timeout: 15_000 })
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
  return { user, field, onChange, button }
}

test.each([
  ['plain text', 'Hi {{first_name}},\n\nBest\n', ['Hi First name,', '', 'Best', '']],
  ['HTML', '<p>Hi <b>{{first_name}}</b>,</p><p>Best</p>', ['Hi First name,', '', 'Best']],
])('displaying %s changes nothing', async (_kind, body, lines) => {
  const { field, onChange } = await open(body)
  expect(linesIn(field)).toEqual(lines)
  act(() => void editorIn(field).commands.focus())
  expect(onChange).not.toHaveBeenCalled()
})

test.each([
  ['an empty text', '', ['It is 150.']],
  ['blank lines', '\n \n', ['It is 150.']],
  ['a text', 'Hi,', ['Hi,', '', 'It is 150.']],
  ['a text with a blank line at its end', 'Hi,\n', ['Hi,', '', 'It is 150.']],
  ['a text with blank lines at its end', 'Hi,\n\n', ['Hi,', '', 'It is 150.']],
])('text is appended to %s after one blank line, and selected', async (_before, body, lines) => {
  const { field } = await open(body)
  act(() => editorOn(field)!.append('It is 150.'))
  expect(linesIn(field)).toEqual(lines)
  const { state } = editorIn(field)
  expect(state.doc.textBetween(state.selection.from, state.selection.to)).toBe('It is 150.')
  await waitFor(() => expect(document.activeElement).toBe(field))
})

test('plain text stays plain text, formatting makes it HTML, and removing it makes it plain again', async () => {
  const { user, field, onChange, button } = await open('Hi Ada,')
  rewrite(field, 'Hi {{first_name}},\nwe use a < b.')
  expect(onChange).toHaveBeenLastCalledWith('Hi {{first_name}},\nwe use a < b.')
  act(() => void editorIn(field).commands.selectAll())
  await user.click(button('Bold'))
  expect(onChange).toHaveBeenLastCalledWith(
    '<p><strong>Hi </strong><strong>{{first_name}}</strong><strong>,</strong><br><strong>we use a &lt; b.</strong></p>',
  )
  expect(button('Bold').getAttribute('aria-pressed')).toBe('true')
  await user.click(button('Numbered list'))
  expect(onChange.mock.lastCall![0]).toMatch(/^<ol><li><strong>Hi /)
  await user.click(button('Clear formatting'))
  expect(onChange).toHaveBeenLastCalledWith('Hi {{first_name}},\nwe use a < b.')
  await user.click(button('Undo edit'))
  expect(onChange.mock.lastCall![0]).toMatch(/^<ol>/)
})

test("blank lines between selected lines don't become list items", async () => {
  const { user, field, onChange, button } = await open('a\n\nb\n\nc')
  act(() => void editorIn(field).commands.setTextSelection({ from: 1, to: 6 }))
  await user.click(button('Bulleted list'))
  expect(onChange).toHaveBeenLastCalledWith('<ul><li>a</li><li>b</li></ul>\n<p>c</p>')
  await user.click(button('Bulleted list'))
  expect(onChange).toHaveBeenLastCalledWith('a\nb\n\nc')
})

test('known variables are chips; a misspelled one stays text', async () => {
  const { field, onChange } = await open('')
  paste(field, { text: 'Hi {{first_name}} of {{nickname}}' })
  expect([...field.querySelectorAll('[data-variable]')].map(({ textContent }) => textContent)).toEqual(['First name'])
  act(() => void editorIn(field).commands.insertContent(' {{company}} {{ school }}'))
  expect([...field.querySelectorAll('[data-variable]')].map(({ textContent }) => textContent)).toEqual(['First name', 'School'])
  expect(onChange).toHaveBeenLastCalledWith('Hi {{first_name}} of {{nickname}} {{company}} {{ school }}')
  act(() => editorOn(field)!.insert('{{full_name}}'))
  expect(onChange).toHaveBeenLastCalledWith('Hi {{first_name}} of {{nickname}} {{company}} {{ school }}{{full_name}}')
  await waitFor(() => expect(document.activeElement).toBe(field))
})

test('cleans pasted content, keeps lines of plain text, and drops images', async () => {
  const { field, onChange } = await open('')
  paste(field, { html: '<p style="color:red">a <b>b</b><img src=x onerror=alert(1)></p><ul><li>c</li></ul>', text: 'a b' })
  expect(onChange).toHaveBeenLastCalledWith('<p>a <strong>b</strong></p>\n<ul><li>c</li></ul>')
  rewrite(field, 'a\r\n\r\nb')
  expect(onChange).toHaveBeenLastCalledWith('a\n\nb')
  const calls = onChange.mock.calls.length
  paste(field, { html: '<img src="x.png">' })
  paste(field, {})
  expect(onChange.mock.calls.length).toBe(calls)
})

test('a link: invalid first, then saved, edited, and removed', async () => {
  const { user, field, onChange, button } = await open('See the job')
  act(() => void editorIn(field).commands.setTextSelection({ from: 5, to: 12 }))
  await user.click(button('Add link'))
  const url = await screen.findByLabelText('URL')
  expect(screen.getByLabelText<HTMLInputElement>('Text to display').value).toBe('the job')
  await user.click(button('Save'))
  expect(await screen.findByText('This field is required')).toBeTruthy()
  await user.type(url, 'no address')
  await user.click(button('Save'))
  expect(await screen.findByText('URL is not valid')).toBeTruthy()
  await user.clear(url)
  await user.type(url, 'harbor.example/job')
  await user.click(button('Save'))
  expect(onChange).toHaveBeenLastCalledWith('See [the job](http://harbor.example/job)')
  act(() => void editorIn(field).commands.setTextSelection(7))
  await user.click(button('Edit link'))
  expect((await screen.findByLabelText<HTMLInputElement>('URL')).value).toBe('http://harbor.example/job')
  await user.click(button('Remove link'))
  expect(onChange).toHaveBeenLastCalledWith('See the job')
})

test('shows a new text from outside, and connects an error with the field', async () => {
  const { user, field, onChange, button } = await open('a', { error: 'This field is required.', description: 'Up to you', required: true })
  expect(field.getAttribute('aria-invalid')).toBe('true')
  const described = field.getAttribute('aria-describedby')!.split(' ')
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual(['This field is required.', 'Up to you'])
  await user.click(button('Choose another'))
  await waitFor(() => expect(linesIn(field)).toEqual(['Another text']))
  expect(onChange).not.toHaveBeenCalled()
})

test('one tab stop in the toolbar; arrow keys move', async () => {
  const { user, button } = await open('a')
  button('Bold').focus()
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(button('Italic'))
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(document.activeElement).toBe(button('Clear formatting'))
  expect(screen.getByRole('toolbar').querySelectorAll('[tabindex="0"]')).toHaveLength(1)
})

test('a disabled field accepts nothing', async () => {
  const { field, button } = await open('a', { disabled: true })
  expect(field.getAttribute('contenteditable')).toBe('false')
  expect(field.getAttribute('aria-disabled')).toBe('true')
  expect(button('Bold').disabled).toBe(true)
})
