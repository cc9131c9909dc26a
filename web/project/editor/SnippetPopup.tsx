// Snippets at the caret while ';' and a name are typed: arrow keys choose, Enter or Tab inserts, Escape leaves the text as it is.
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role -- a list of its own for a rich text: no plain element can do that */
import { Portal } from '@mantine/core'
import type { Editor } from '@tiptap/core'
import { bodyToText } from '@fairlead/domain/shared/mail-body'
import { must } from '@fairlead/domain/shared/records'
import { useLayoutEffect, useRef, useState } from 'react'
import styles from './editor.module.css'
import { text as richText } from '../../i18n/rich-text.ts'

export interface SnippetText {
  id: string
  name: string
  body: string
}

interface Props {
  editor: Editor
  /** The list's ID, for the editable element. */
  listId: string
  snippets: readonly SnippetText[]
  /** Registers a function that gets each key before the editor and returns true when it used it; null = none. */
  onKeys: (take: ((event: KeyboardEvent) => boolean) | null) => void
  onChoose: (snippet: SnippetText) => void
  onDismiss: () => void
}

const width = 280

export function SnippetPopup({ editor, listId, snippets, onKeys, onChoose, onDismiss }: Props) {
  const [position, setPosition] = useState(0)
  const list = useRef<HTMLUListElement>(null)
  const index = Math.min(position, snippets.length - 1)
  useLayoutEffect(() => {
    onKeys((event) => {
      if (event.isComposing) return false
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (step !== undefined) setPosition((index + step + snippets.length) % snippets.length)
      else if (event.key === 'Escape') onDismiss()
      else if ((event.key === 'Enter' && !event.ctrlKey && !event.metaKey && !event.shiftKey) || event.key === 'Tab')
        onChoose(must(snippets[index]))
      else return false
      event.stopPropagation()
      return true
    })
    return () => onKeys(null)
  })
  useLayoutEffect(() => {
    const popup = list.current
    if (!popup) return
    const caret = editor.view.coordsAtPos(editor.state.selection.from)
    const isBelow = caret.bottom + popup.offsetHeight + 8 <= window.innerHeight
    popup.style.top = `${isBelow ? caret.bottom + 4 : Math.max(8, caret.top - popup.offsetHeight - 4)}px`
    popup.style.left = `${Math.max(8, Math.min(caret.left, window.innerWidth - width - 8))}px`
    popup.children[index]?.scrollIntoView({ block: 'nearest' })
  })
  return (
    <Portal>
      <ul ref={list} id={listId} role="listbox" aria-label={richText.snippets} className={styles.popup} style={{ width }}>
        {snippets.map((snippet, place) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the text handles the keys
          <li
            key={snippet.id}
            id={`${listId}-${place}`}
            role="option"
            aria-selected={place === index}
            className="item stack gap-0"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(snippet)}
          >
            <span className="text-14 medium clip">{snippet.name}</span>
            <span className="soft text-12 clip">{bodyToText(snippet.body).replaceAll(/\s+/g, ' ')}</span>
          </li>
        ))}
      </ul>
      <output className="said">{snippets[index]?.name}</output>
    </Portal>
  )
}
