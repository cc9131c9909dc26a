// The snippets next to a text, and the dialog that manages them.
import { lazy, Suspense, useState } from 'react'
import { SnippetPicker } from './SnippetPicker.tsx'

const SnippetsDialog = lazy(() => import('./SnippetsDialog.tsx').then(({ SnippetsDialog: component }) => ({ default: component })))

/** `fieldId`: the rich text a snippet is inserted into. */
export function SnippetMenu({ fieldId, disabled = false }: { fieldId: string; disabled?: boolean }) {
  const [managing, setManaging] = useState(false)
  return (
    <>
      <SnippetPicker fieldId={fieldId} disabled={disabled} onManage={() => setManaging(true)} />
      {managing && (
        <Suspense>
          <SnippetsDialog onClose={() => setManaging(false)} />
        </Suspense>
      )}
    </>
  )
}
