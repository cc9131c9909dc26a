import { readersLocale } from '@fairlead/domain/shared/readers-language'
import { Button, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { WireSettings } from '@fairlead/contract/shapes/settings'
import { IconChevronDown } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useLasting } from '../../../ui/use-lasting.ts'
import { useOnline, useRoomBeside } from '../../../ui/use-screen.ts'
import type { Change } from '../../../project/kept-draft.ts'
import { countInWords, marginInWords } from './costs.ts'
import { PreviewBody, PreviewSkeleton } from './PreviewBody.tsx'
import styles from './preview.module.css'
import { text as wizardPreviewText } from '../../../i18n/wizard-preview.ts'
import { usePreview } from './use-preview.ts'

interface Props {
  settings: Partial<WireSettings>
  change: (part: Change) => void
  projectId: string | undefined
}

const namePeople = ({ total, people }: { total: number; people: readonly unknown[] }) => {
  if (people.length === 0) return wizardPreviewText.seeWhy
  return total > 0 ? wizardPreviewText.seeTopMatches : wizardPreviewText.seeClosest
}

/** Short loading states are not announced, and changes while typing are not read aloud. */
const [patienceMs, quietMs] = [400, 1200]

export function SearchPreview({ settings, change, projectId }: Props) {
  const { query, isAsked } = usePreview(settings, projectId)
  const beside = useRoomBeside()
  const online = useOnline()
  const [chosen, setOpen] = useState<boolean | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const slow = useLasting(isAsked && query.isFetching && !query.isError, patienceMs)
  const preview = isAsked ? query.data : undefined
  const words = preview && countInWords(preview)
  const [spoken] = useDebouncedValue(query.isPlaceholderData ? null : (words ?? null), quietMs)
  // where no one matches, what stands in the way is shown unasked
  const open = chosen ?? preview?.total === 0
  const isShown = beside || open

  const number = preview ? (
    preview.total === 0 ? (
      words
    ) : (
      <>
        {preview.margin_percent ? wizardPreviewText.about : ''}
        <strong className={`number ${styles.number}`}>{preview.total.toLocaleString(readersLocale())}</strong>{' '}
        {wizardPreviewText.match(preview.total)}
      </>
    )
  ) : isAsked ? (
    slow ? (
      wizardPreviewText.counting
    ) : (
      ' '
    )
  ) : (
    wizardPreviewText.whoWouldMatch
  )
  const note = !isAsked ? wizardPreviewText.emptyText : !online ? wizardPreviewText.offline : preview ? marginInWords(preview) : null

  return (
    <aside
      className={`card stack pad-12 shrink gap-12 ${styles.preview}`}
      aria-label={wizardPreviewText.searchPreview}
      data-beside={beside || undefined}
      data-slow={slow || undefined}
      data-asked={isAsked || undefined}
    >
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className="text-16 medium">
          {number}
        </h2>
        {!beside && preview && (
          <Button
            size="compact-sm"
            variant="subtle"
            aria-expanded={open}
            aria-controls="search-preview"
            rightSection={<IconChevronDown size={16} aria-hidden className="flip" />}
            onClick={() => setOpen(!open)}
          >
            {open ? wizardPreviewText.hide : namePeople(preview)}
          </Button>
        )}
      </div>
      <output className="said nowrap" aria-live="polite">
        {spoken}
      </output>
      {note && (
        <Text size="sm" c="dimmed">
          {note}
        </Text>
      )}
      {query.isError && isAsked && online && (
        <div role="alert">
          <Text size="sm">{wizardPreviewText.previewFailed}</Text>
          <Button size="compact-sm" variant="default" mt={6} onClick={() => void query.refetch()}>
            {wizardPreviewText.tryAgain}
          </Button>
        </div>
      )}
      <div id="search-preview" className={`stack gap-12 ${styles.body}`} hidden={!isShown}>
        {preview && <PreviewBody preview={preview} settings={settings} change={change} onDropped={() => heading.current?.focus()} />}
        {!preview && slow && beside && <PreviewSkeleton />}
      </div>
    </aside>
  )
}
