// Says politely which tabs have got another count, for anyone who does not see it.
import { VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import type { PanelView } from '../../project/panel-view.ts'

export function TabNews({ view }: { view: PanelView }) {
  const counts = view.tabs.map(({ label, whose, count }) => [label, whose, count].filter((part) => part !== null).join(' '))
  const [seen, setSeen] = useState({ project: view.facts.id, counts, news: '' })
  if (seen.project !== view.facts.id) setSeen({ project: view.facts.id, counts, news: '' })
  else if (seen.counts.join() !== counts.join()) {
    const changed = counts.filter((one) => !seen.counts.includes(one))
    setSeen({ project: view.facts.id, counts, news: changed.join(', ') })
  }
  return <VisuallyHidden component="output">{seen.news}</VisuallyHidden>
}
