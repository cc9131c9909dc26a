// Snippets that match the text at the caret, and inserting one.
import { findSnippets } from '@fairlead/domain/outreach/snippet'
import type { Editor } from '@tiptap/core'
import { useRef, useState } from 'react'
import { putBlocks } from './commands.ts'
import type { VariableNames } from './inline-nodes.ts'
import { readBody } from './read-body.ts'
import type { SnippetText } from './SnippetPopup.tsx'

export function useSnippetPopup(editor: Editor, query: string | null, all: readonly SnippetText[], names: VariableNames) {
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
export function putBody(editor: Editor, body: string, names: VariableNames): void {
  putBlocks(editor, readBody(body, names).content ?? [])
}
