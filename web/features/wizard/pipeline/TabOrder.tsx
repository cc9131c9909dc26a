// A project's tabs in order: moved by dragging or with buttons, removed, added, and reset.
import { ActionIcon, Button, Group, Select, Stack, Text } from '@mantine/core'
import { choosableTabs, moveTab, tabsInOrder } from '@fairlead/domain/project/tab-order'
import { tabLabel, type TabKey } from '@fairlead/domain/project/tabs'
import { must } from '@fairlead/domain/shared/records'
import { IconArrowDown, IconArrowUp, IconGripVertical, IconX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import styles from './pipeline.module.css'
import { text as wizardPipelineText } from '../../../i18n/wizard-pipeline.ts'

export function TabOrder({ chosen, onChange }: { chosen: readonly string[]; onChange: (tabs: string[]) => void }) {
  const tabs = tabsInOrder(chosen)
  const [dragged, setDragged] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const move = (from: number, to: number) => {
    if (from === to || to < 0 || to >= tabs.length) return
    onChange(moveTab(tabs, from, to))
    setAnnouncement(wizardPipelineText.movedTab(tabLabel(must(tabs[from])), to + 1, tabs.length))
  }
  /** The focus follows the moved tab. */
  const step = (from: number, by: 1 | -1) => {
    move(from, from + by)
    const target = from + by
    requestAnimationFrame(() => {
      const buttons = list.current?.children[target]?.querySelectorAll<HTMLButtonElement>('button[data-step]') ?? []
      const button = [...buttons].find((button) => button.dataset.step === String(by) && button.getAttribute('aria-disabled') !== 'true')
      ;(button ?? [...buttons].find((button) => button.getAttribute('aria-disabled') !== 'true'))?.focus()
    })
  }
  const remainingTabs = choosableTabs.filter((tab) => !tabs.includes(tab))
  return (
    <Stack gap="xs">
      <Group justify="space-between">
        <Text size="sm" fw={550} id="tab-order">
          {wizardPipelineText.tabsOfThePanel}
        </Text>
        {chosen.length > 0 && (
          <Button size="compact-sm" variant="subtle" onClick={() => onChange([])}>
            {wizardPipelineText.resetToDefault}
          </Button>
        )}
      </Group>
      <ol ref={list} className="stack gap-4" aria-labelledby="tab-order">
        {tabs.map((tab, index) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging complements the buttons
          <li
            key={tab}
            className={styles.tab}
            draggable
            data-dragged={dragged === index || undefined}
            data-over={(over === index && dragged !== index) || undefined}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move'
              setDragged(index)
            }}
            onDragOver={(event) => {
              if (dragged === null) return
              event.preventDefault()
              setOver(index)
            }}
            onDrop={(event) => {
              event.preventDefault()
              if (dragged !== null) move(dragged, index)
            }}
            onDragEnd={() => {
              setDragged(null)
              setOver(null)
            }}
          >
            <IconGripVertical size={16} aria-hidden className="soft fixed" />
            <span className="grow text-14">{tabLabel(tab)}</span>
            <Step tab={tab} by={-1} isOff={index === 0} onStep={() => step(index, -1)} />
            <Step tab={tab} by={1} isOff={index === tabs.length - 1} onStep={() => step(index, 1)} />
            <ActionIcon
              variant="subtle"
              color="gray"
              c="var(--ink)"
              aria-label={wizardPipelineText.removeTablabel(tabLabel(tab))}
              style={{ visibility: tab === 'under_review' ? 'hidden' : undefined }}
              onClick={() => onChange(tabs.filter((entry) => entry !== tab))}
            >
              <IconX size={16} />
            </ActionIcon>
          </li>
        ))}
      </ol>
      <output className="said">{announcement}</output>
      {remainingTabs.length > 0 && (
        <Select
          aria-label={wizardPipelineText.addATab}
          placeholder={wizardPipelineText.addATab}
          w={220}
          data={remainingTabs.map((tab) => ({ value: tab, label: tabLabel(tab) }))}
          value={null}
          onChange={(tab) => tab && onChange([...tabs, tab])}
        />
      )}
      <Text size="xs" c="dimmed">
        {wizardPipelineText.hiddenTabNote}
      </Text>
    </Stack>
  )
}

function Step({ tab, by, isOff, onStep }: { tab: TabKey; by: 1 | -1; isOff: boolean; onStep: () => void }) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      c="var(--ink)"
      data-step={by}
      aria-disabled={isOff}
      {...(isOff ? { 'data-disabled': true } : {})}
      aria-label={by < 0 ? wizardPipelineText.moveUp(tabLabel(tab)) : wizardPipelineText.moveDown(tabLabel(tab))}
      onClick={() => !isOff && onStep()}
    >
      {by < 0 ? <IconArrowUp size={16} /> : <IconArrowDown size={16} />}
    </ActionIcon>
  )
}
