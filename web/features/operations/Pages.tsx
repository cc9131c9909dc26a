// Paging of a list; empty when there is only one page.
import { Button, Text } from '@mantine/core'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { text as operationsText } from '../../i18n/operations.ts'

export function Pages({ page, hasMore, onGo }: { page: number; hasMore: boolean; onGo: (page: number) => void }) {
  if (page === 1 && !hasMore) return null
  return (
    <nav className="row middle gap-12 pad-16" aria-label={operationsText.pages}>
      <Button variant="default" size="sm" disabled={page <= 1} onClick={() => onGo(page - 1)}>
        {operationsText.previous}
      </Button>
      <Text size="sm" c="dimmed" className="num">
        {operationsText.pagePage(page)}
      </Text>
      <Button variant="default" size="sm" disabled={!hasMore} onClick={() => onGo(page + 1)}>
        {operationsText.next}
      </Button>
    </nav>
  )
}

/** A list has become shorter since the address was copied. */
export function PastLastPage({ onFirst }: { onFirst: () => void }) {
  return (
    <EmptyState
      title={operationsText.emptyPage}
      action={
        <Button variant="default" onClick={onFirst}>
          {operationsText.firstPage}
        </Button>
      }
    />
  )
}
