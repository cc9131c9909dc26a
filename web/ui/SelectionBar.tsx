// Above a list: how many of its entries are selected, all of them with one click, and what can be done with them.
import { messagesAbout } from '@fairlead/domain/shared/messages'
import { Button, Checkbox, Text } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { text as uiText } from '../i18n/ui.ts'
import styles from './SelectionBar.module.css'
import type { Selection } from './use-selection.ts'

interface Props {
  /** What is selected: 'Selected people'. */
  label: string
  /** The entries on this page, in order. */
  ids: readonly string[]
  selection: Selection
  /** How many match in all. */
  total: number
  /** At most so many can be selected; the first ones are. */
  max?: number
  /** Loads the rest; returns all IDs. Absent where the page has everyone. */
  onAll?: (() => Promise<readonly string[]>) | undefined
  /** On the button that selects all, such as 'Select all 12 in Approved'. */
  allLabel?: string
  /** Shown while nothing is selected. */
  idle?: ReactNode
  /** What can be done with the selected ones. */
  children: ReactNode
}

export function SelectionBar({ label, ids, selection, total, max = Infinity, onAll, allLabel, idle, children }: Props) {
  const [loading, setLoading] = useState(false)
  const count = selection.ids.size
  const isPage = count > 0 && ids.every((id) => selection.ids.has(id))
  const most = Math.min(total, max)
  const all = async () => {
    setLoading(true)
    try {
      selection.pick((await onAll?.()) ?? ids)
    } finally {
      setLoading(false)
    }
  }
  return (
    <section className={styles.bar} aria-label={label}>
      <Checkbox
        label={messagesAbout.selected(count)}
        checked={isPage}
        indeterminate={count > 0 && !isPage}
        onChange={(event) => (event.currentTarget.checked ? selection.pick(ids) : selection.clear())}
      />
      {count === 0 && idle}
      {count > 0 && children}
      {count > 0 && (
        <Button variant="subtle" size="xs" onClick={selection.clear}>
          {uiText.clearSelection}
        </Button>
      )}
      {isPage && total > 1 && (
        <Text size="sm" c="dimmed" component="output">
          {count < most ? uiText.pageSelected(count) : most < total ? uiText.firstSelected(count, total) : uiText.allSelected(total)}{' '}
          {count < most && onAll && (
            <Button variant="subtle" size="compact-sm" loading={loading} onClick={() => void all()}>
              {most < total ? uiText.selectFirst(most, total) : (allLabel ?? uiText.selectEveryMatch(total))}
            </Button>
          )}
        </Text>
      )}
    </section>
  )
}
