// A text search within the open list, stored in the URL.
import { Button, CloseButton, Text, TextInput } from '@mantine/core'
import type { TabKey } from '@fairlead/domain/project/tabs'
import { IconFilter } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { worthFinding } from './list-measures.ts'
import { useGoto, usePanelSearch } from '../../project/panel-search.ts'
import styles from './stage.module.css'
import { text as panelStageText } from '../../i18n/panel-stage.ts'

interface Props {
  tab: TabKey
  label: string
  found: number
  loaded: number
  total: number
  onAll: () => Promise<unknown>
  /** Next to the field. */
  children: ReactNode
}

export function FindInList({ tab, label, found: count, loaded, total, onAll, children }: Props) {
  const { find = '', sort, only } = usePanelSearch()
  const goto = useGoto()
  const [words, setWords] = useState(find)
  const [address, setAddress] = useState(find)
  const [loading, setLoading] = useState(false)
  // Back and links change the URL behind the field
  if (find !== address) {
    setAddress(find)
    if (find !== words.trim()) setWords(find)
  }
  if (total < worthFinding && !find && !sort && !only) return null
  const type = (text: string) => {
    setWords(text)
    goto({ tab, find: text.trim() || undefined }, { replace: true })
  }
  const rest = async () => {
    setLoading(true)
    await onAll()
    setLoading(false)
  }
  return (
    <search className={`row wrap gap-12 tight ${styles.find}`}>
      <TextInput
        size="sm"
        aria-label={panelStageText.findIn(label)}
        placeholder={panelStageText.findIn(label)}
        leftSection={<IconFilter size={15} aria-hidden />}
        rightSection={words && <CloseButton size="sm" aria-label={panelStageText.clearSearch} onClick={() => type('')} />}
        value={words}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && type('')}
        maxLength={100}
      />
      {children}
      <Text size="sm" c="dimmed" component="output">
        {find && (loaded < total ? panelStageText.foundAmongFirst(count, loaded) : panelStageText.ofFound(count, total))}
      </Text>
      {find && loaded < total && (
        <Button variant="subtle" size="compact-sm" loading={loading} onClick={() => void rest()}>
          {panelStageText.searchAll(total)}
        </Button>
      )}
    </search>
  )
}
