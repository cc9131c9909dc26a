// The variables in four tabs with this candidate's values; a click inserts the value at the caret, or the variable if the value
// is hidden.
import { Button, Popover, Skeleton, Tabs } from '@mantine/core'
import type { PreviewMail } from '@fairlead/contract/v2/outreach/preview'
import { variableGroupLabel, variableGroups } from '@fairlead/domain/project/template-variables'
import { IconBraces } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { send } from '../../api/send.ts'
import styles from './writing.module.css'
import { text as panelOutreachText } from '../../i18n/panel-outreach.ts'

interface Props {
  projectId: string
  candidateId: string
  disabled?: boolean
  onInsert: (text: string) => void
}

export function VariablePicker({ projectId, candidateId, disabled = false, onInsert }: Props) {
  const [open, setOpen] = useState(false)
  const about = { project_id: projectId, candidate_id: candidateId }
  const preview = useQuery({
    queryKey: ['v2/outreach/preview', about],
    queryFn: () => send<PreviewMail>('POST', 'v2/outreach/preview', { ...about, step: 0 }),
    enabled: open,
    staleTime: 60_000,
  })
  const insert = (value: string) => {
    setOpen(false)
    onInsert(value)
  }
  return (
    <Popover opened={open} onChange={setOpen} width={340} position="top-start" trapFocus withinPortal>
      <Popover.Target>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconBraces size={15} />}
          disabled={disabled}
          onClick={() => setOpen(!open)}
        >
          {panelOutreachText.variables}
        </Button>
      </Popover.Target>
      <Popover.Dropdown maw="calc(100vw - 24px)" p="xs" aria-label={panelOutreachText.variables}>
        <Tabs defaultValue={variableGroups[0]} keepMounted={false}>
          <Tabs.List grow>
            {variableGroups.map((group) => (
              <Tabs.Tab key={group} value={group} px={6}>
                {variableGroupLabel(group)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {variableGroups.map((group) => (
            <Tabs.Panel key={group} value={group} pt="xs">
              {preview.isPending && <Skeleton h={120} />}
              {preview.isError && <p className="soft text-13">{panelOutreachText.variablesFailed}</p>}
              <ul className="stack scroll gap-0">
                {preview.data?.variables
                  .filter((variable) => variable.group === group)
                  .map(({ name, label, value, insert: text }) => (
                    <li key={name}>
                      <button type="button" className="item split gap-12" disabled={text === null} onClick={() => text && insert(text)}>
                        <span>{label}</span>
                        <span className={styles.value}>{value ?? panelOutreachText.notKnown}</span>
                      </button>
                    </li>
                  ))}
              </ul>
            </Tabs.Panel>
          ))}
        </Tabs>
      </Popover.Dropdown>
    </Popover>
  )
}
