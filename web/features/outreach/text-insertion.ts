// Puts text at the caret of the field used last, selects it there and gives the field the focus back.
import { limits } from '@fairlead/domain/text/limits'
import { useRef, type FocusEvent } from 'react'
import { showToast } from '../../ui/toast.ts'
import { insertText } from '../wizard/insert-text.ts'

type Field = HTMLTextAreaElement | HTMLInputElement

const isField = (element: EventTarget): element is Field =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type === 'text')

/** `writers` are by the id of their field. `onFocus` goes on an element around the fields. */
export function useTextInsertion(writers: Readonly<Record<string, (text: string) => void>>) {
  const last = useRef<Field | null>(null)
  return {
    onFocus: (event: FocusEvent) => {
      if (isField(event.target) && writers[event.target.id]) last.current = event.target
    },
    /** What is selected in that field. */
    selected: (): string => {
      const field = last.current
      return field ? field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0) : ''
    },
    insert: (piece: string) => {
      const field = last.current
      const write = field?.isConnected ? writers[field.id] : undefined
      if (!field || !write) return void showToast('Click into the text first: that is where it goes in.')
      const inserted = insertText(field.value, field.selectionStart, field.selectionEnd, piece)
      write(inserted.text)
      setTimeout(() => {
        field.focus()
        field.setSelectionRange(inserted.from, inserted.to)
      }, limits.textInsertMs)
    },
  }
}
export type TextInsertion = ReturnType<typeof useTextInsertion>
