// What the search learned from the last verdicts, said once per lesson.
import { CloseButton } from '@mantine/core'
import { useState } from 'react'
import { Banner } from '../../ui/Banner.tsx'

export function Lessons({ projectId, lessons }: { projectId: string; lessons: string[] }) {
  const key = `lessons_seen_${projectId}`
  const all = lessons.join('\n')
  const [seen, setSeen] = useState(() => localStorage.getItem(key))
  if (lessons.length === 0 || seen === all) return null
  const close = () => {
    localStorage.setItem(key, all)
    setSeen(all)
  }
  return (
    <Banner role="note" action={<CloseButton size="sm" aria-label="Hide what changed" onClick={close} c="inherit" />}>
      <strong>What changed because of your verdicts</strong>
      <ul style={{ margin: '4px 0 0', paddingLeft: 18 }}>
        {lessons.map((lesson) => (
          <li key={lesson}>{lesson}</li>
        ))}
      </ul>
    </Banner>
  )
}
