// The editor itself; its code loads when someone writes (RichText.tsx).
import type { TypedLink } from '@fairlead/domain/outreach/link-editor'
import { limits } from '@fairlead/domain/shared/limits'
import type { Editor } from '@tiptap/core'
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { areaSize } from './area-size.ts'
import { clearHistory, linkAtCaret, putBlocks, putLink, removeLink, startAtEnd } from './commands.ts'
import { createEditor, mountEditor } from './create-editor.ts'
import { LinkEditor } from './LinkEditor.tsx'
import { registerEditor } from './open-editors.ts'
import { readBody, readText } from './read-body.ts'
import { bodyOf } from './rich-text.ts'
import { SnippetPopup, type SnippetText } from './SnippetPopup.tsx'
import { Toolbar } from './Toolbar.tsx'
import styles from './editor.module.css'
import { findSnippets } from '@fairlead/domain/outreach/snippet'
import type { VariableNames } from './inline-nodes.ts'

export interface RichTextAreaProps {
  id: string
  /** A body as stored: plain text, or HTML. */
  value: string
  onChange: (body: string) => void
  /** The variables shown as chips, with their labels. */
  variables: Readonly<Record<string, string>>
  disabled?: boolean
  rows: number
  maxRows: number
  /** Attributes of the editable element. */
  attributes: Readonly<Record<string, string>>
  /** Gets that element once it exists. */
  fieldRef?: ((field: HTMLElement) => void) | undefined
  /** Shown next to the toolbar. */
  tools?: ReactNode
  /** Inserted with a semicolon and their name. */
  snippets?: readonly SnippetText[]
}

const none: readonly SnippetText[] = []

export function RichTextArea(props: RichTextAreaProps) {
  const { id, value, onChange, disabled = false, rows, maxRows, attributes, tools, snippets = none } = props
  const fieldRef = useRef(props.fieldRef)
  const stored = useRef(value)
  /** Emitted bodies that haven't come back yet: more may be typed before one does. */
  const reported = useRef<string[]>([])
  const holder = useRef<HTMLDivElement>(null)
  const [link, setLink] = useState<TypedLink | null>(null)
  const [names] = useState(() => new Set(Object.keys(props.variables)))
  const [store] = useState(() => createEditor({ body: value, names, labelOf: (name) => props.variables[name] ?? name }))
  const { editor } = store
  const state = useSyncExternalStore(store.subscribe, store.read)
  const popup = useSnippetPopup(editor, disabled ? null : state.snippetQuery, snippets, names)
  const isOpen = popup.matches.length > 0
  const listId = `${id}-snippets`
  // a surrounding dialog stays open when Escape closes the list
  const openAttributes = isOpen ? { 'aria-controls': listId, 'data-mantine-stop-propagation': 'true' } : {}
  useLayoutEffect(() => {
    store.connect({
      attributes: { ...attributes, ...openAttributes, id, role: 'textbox', 'aria-multiline': 'true' },
      onChange: () => {
        const body = bodyOf(editor.getJSON())
        if (body === stored.current) return
        stored.current = body
        reported.current.push(body)
        onChange(body)
      },
      onLink: () => setLink(linkAtCaret(editor)),
      onKey: popup.takeKey,
    })
  })

  useLayoutEffect(() => {
    if (!holder.current) return
    const field = mountEditor(editor, holder.current)
    editor.commands.setTextSelection(editor.state.doc.content.size)
    registerEditor(field, {
      insert: (text) => {
        putBlocks(editor, readText(text, names))
        focusSoon(editor)
      },
      insertBody: (body) => {
        putBody(editor, body, names)
        focusSoon(editor)
      },
      append: (text) => {
        startAtEnd(editor)
        putBlocks(editor, readText(text, names))
        focusSoon(editor)
      },
    })
    fieldRef.current?.(field)
    return () => editor.unmount()
  }, [editor, names])

  // a text not written here: a chosen template, a restored draft, or after sending
  useEffect(() => {
    const place = reported.current.lastIndexOf(value)
    reported.current.splice(0, place + 1)
    if (place >= 0 || value === stored.current) return
    reported.current = []
    stored.current = value
    editor.commands.setContent(readBody(value, names), { emitUpdate: false })
    editor.commands.setTextSelection(editor.state.doc.content.size)
    // a sent text can't be restored here
    if (value === '') clearHistory(editor)
  }, [editor, names, value])

  const attributesText = JSON.stringify([attributes, id, isOpen])
  useEffect(() => {
    editor.setEditable(!disabled, false)
    editor.view.setProps({})
  }, [editor, disabled, attributesText])

  return (
    <>
      <div className={styles.area} data-empty={state.isEmpty || undefined} style={areaSize(rows, maxRows)}>
        <div ref={holder} />
      </div>
      <div className={styles.bar}>
        <Toolbar editor={editor} state={state} controls={id} disabled={disabled} onLink={() => setLink(linkAtCaret(editor))} />
        {tools}
      </div>
      {isOpen && (
        <SnippetPopup
          editor={editor}
          listId={listId}
          snippets={popup.matches}
          onKeys={popup.onKeys}
          onChoose={popup.choose}
          onDismiss={popup.dismiss}
        />
      )}
      {link && (
        <LinkEditor
          link={link}
          onClose={() => setLink(null)}
          onSave={(saved) => {
            putLink(editor, saved, link.text)
            focusSoon(editor)
          }}
          onRemove={() => {
            removeLink(editor)
            focusSoon(editor)
          }}
        />
      )}
    </>
  )
}

/** A dialog that has opened in the meantime keeps the focus. */
function focusSoon(editor: Editor): void {
  setTimeout(() => {
    if (editor.isDestroyed) return
    const field = editor.view.dom
    const modal = document.activeElement?.closest('[aria-modal="true"]')
    if (!modal || modal.contains(field)) field.focus()
  }, limits.textInsertMs)
}

/** Snippets that match the text at the caret, and inserting one. */
function useSnippetPopup(editor: Editor, query: string | null, all: readonly SnippetText[], names: VariableNames) {
  const keys = useRef<((event: KeyboardEvent) => boolean) | null>(null)
  const [isDismissed, setIsDismissed] = useState(false)
  // another semicolon opens it again
  if (query === null && isDismissed) setIsDismissed(false)
  const matches = query === null || isDismissed ? [] : findSnippets(all, query)
  return {
    takeKey: (event: KeyboardEvent) => keys.current?.(event) ?? false,
    onKeys: (take: ((event: KeyboardEvent) => boolean) | null) => {
      keys.current = take
    },
    matches,
    dismiss: () => setIsDismissed(true),
    choose: ({ body }: SnippetText) => {
      const caret = editor.state.selection.from
      editor.commands.setTextSelection({ from: caret - (query ?? '').length - 1, to: caret })
      putBody(editor, body, names)
      editor.commands.setTextSelection(editor.state.selection.to)
    },
  }
}

/** Replaces the selection with a stored body, and selects it. */
function putBody(editor: Editor, body: string, names: VariableNames): void {
  putBlocks(editor, readBody(body, names).content ?? [])
}
