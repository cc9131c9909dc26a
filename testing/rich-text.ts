// The rich-text editor in tests without a browser: without layout a document accepts pasted text and commands, but no typing.
import { act } from '@testing-library/react'
import type { Editor } from '@tiptap/core'

export function editorIn(field: HTMLElement): Editor {
  if (!('editor' in field)) throw new Error('there is no editor on this element')
  return field.editor as Editor
}

/** The displayed lines, with the chips' labels. */
export const linesIn = (field: HTMLElement): string[] => [...field.children].map((line) => line.textContent ?? '')

/** Pastes over the selection. */
export function paste(field: HTMLElement, data: { html?: string; text?: string }): void {
  const clipboardData = { getData: (type: string) => (type === 'text/html' ? data.html : type === 'text/plain' ? data.text : '') ?? '' }
  const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData })
  act(() => void field.dispatchEvent(event))
}

/** Replaces the whole text; '' clears it. */
export function rewrite(field: HTMLElement, text: string): void {
  act(() => void editorIn(field).chain().selectAll().deleteSelection().run())
  if (text !== '') paste(field, { text })
}
