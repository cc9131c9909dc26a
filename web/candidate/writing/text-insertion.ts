// Inserts text at the caret of the last used field, selects it, and returns the focus.
import { limits } from '@fairlead/domain/shared/limits'
import { useRef, type FocusEvent, type KeyboardEvent, type SyntheticEvent } from 'react'
import { showToast } from '../../ui/toast.ts'
import { editorOn } from '../../project/editor/open-editors.ts'
import { insertText } from '../../ui/insert-text.ts'
import { text as panelOutreachText } from '../../i18n/panel-outreach.ts'

type Field = HTMLTextAreaElement | HTMLInputElement

const isField = (element: EventTarget): element is Field =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type === 'text')

/** `writers` by field id. Apply `around` to an element that contains the fields. */
export function useTextInsertion(writers: Readonly<Record<string, (text: string) => void>>) {
  const last = useRef<HTMLElement | null>(null)
  const touched = useRef(new WeakSet<HTMLElement>())
  const isOurs = (element: EventTarget): element is HTMLElement =>
    element instanceof HTMLElement && element.id in writers && (isField(element) || editorOn(element) !== undefined)
  const touch = (event: SyntheticEvent) => {
    if (isOurs(event.target)) touched.current.add(event.target)
  }
  /** A field that was only focused has its caret at the start, where no one put it: null means the end. */
  const caret = (field: Field) =>
    touched.current.has(field) ? { from: field.selectionStart, to: field.selectionEnd } : { from: null, to: null }
  return {
    around: {
      onFocus: (event: FocusEvent) => {
        if (isOurs(event.target)) last.current = event.target
      },
      onPointerDown: touch,
      // Tab only focuses
      onKeyUp: (event: KeyboardEvent) => event.key !== 'Tab' && touch(event),
      onInput: touch,
    },
    insert: (piece: string) => {
      const field = last.current
      const write = field?.isConnected ? writers[field.id] : undefined
      if (!field || !write) return void showToast(panelOutreachText.clickInText)
      const editor = editorOn(field)
      if (editor) return editor.insert(piece)
      if (!isField(field)) return
      const { from, to } = caret(field)
      const inserted = insertText(field.value, from, to, piece)
      touched.current.add(field)
      write(inserted.text)
      setTimeout(() => {
        field.focus()
        field.setSelectionRange(inserted.from, inserted.to)
      }, limits.textInsertMs)
    },
  }
}
export type TextInsertion = ReturnType<typeof useTextInsertion>
