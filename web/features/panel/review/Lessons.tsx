import { Button, CloseButton, Group } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { Banner } from '../../../ui/Banner.tsx'
import { useColumns } from '../../../ui/use-screen.ts'
import { text as panelReviewText } from '../../../i18n/panel-review.ts'

const LearnedDialog = lazy(() => import('./learned/LearnedDialog.tsx').then(({ LearnedDialog: component }) => ({ default: component })))

interface Props {
  projectId: string
  lessons: string[]
  mayDecide: boolean
}

export function Lessons({ projectId, lessons, mayDecide }: Props) {
  const key = `lessons_seen_${projectId}`
  const all = lessons.join('\n')
  const [seenVersion, setSeenVersion] = useState(() => localStorage.getItem(key))
  const [open, setOpen] = useState(false)
  // on a phone the candidate comes first
  const maxShown = useColumns() === 1 ? 1 : 4
  const close = () => {
    localStorage.setItem(key, all)
    setSeenVersion(all)
  }
  const dialog = <Suspense>{open && <LearnedDialog projectId={projectId} onClose={() => setOpen(false)} />}</Suspense>
  if (lessons.length === 0 || seenVersion === all) return dialog
  return (
    <>
      <Banner
        role="note"
        action={
          <Group gap="xs">
            {mayDecide && (
              <Button size="compact-sm" variant="default" onClick={() => setOpen(true)}>
                {panelReviewText.reviewChanges}
              </Button>
            )}
            <CloseButton size="sm" aria-label={panelReviewText.hideChanges} onClick={close} c="inherit" />
          </Group>
        }
      >
        <strong>{panelReviewText.changesTitle}</strong>
        <ul style={{ margin: '4px 0 0', paddingLeft: 18 }}>
          {lessons.slice(0, maxShown).map((lesson) => (
            <li key={lesson}>{lesson}</li>
          ))}
          {lessons.length > maxShown && (
            <li>
              {lessons.length - maxShown} {panelReviewText.more}
            </li>
          )}
        </ul>
      </Banner>
      {dialog}
    </>
  )
}
