// After a hire: how many people are still in the search, and the way to close it.
import { Button } from '@mantine/core'
import { countStillIn } from '@fairlead/domain/project/closing'
import { lazy, Suspense, useState } from 'react'
import type { PanelView } from '../../project/panel-view.ts'
import { PageBanner } from '../../ui/PageBanner.tsx'
import { text as closingText } from '../../i18n/panel-closing.ts'

const CloseSearchDialog = lazy(() => import('./CloseSearchDialog.tsx').then(({ CloseSearchDialog: component }) => ({ default: component })))

export function ClosingNote({ view: { facts, mayAdminister } }: { view: PanelView }) {
  const [isOpen, setIsOpen] = useState(false)
  const count = countStillIn(facts.counts)
  const isOffered = mayAdminister && !facts.isArchived && (facts.counts.HIRED ?? 0) > 0 && count > 0
  return (
    <>
      {isOffered && (
        <PageBanner
          rank="closing"
          role="note"
          action={
            <Button size="compact-sm" variant="subtle" c="inherit" onClick={() => setIsOpen(true)}>
              {closingText.closeTheSearch}
            </Button>
          }
        >
          {closingText.stillIn(count)}
        </PageBanner>
      )}
      <Suspense>{isOpen && <CloseSearchDialog projectId={facts.id} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  )
}
