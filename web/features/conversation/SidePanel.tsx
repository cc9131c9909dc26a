// Everything said with and about one candidate: mail, notes, history, in a drawer on the right.
import { ActionIcon, Drawer, Tabs } from '@mantine/core'
import type { Stage } from '@fairlead/domain/candidate/stages'
import { limits } from '@fairlead/domain/text/limits'
import { IconChevronLeft, IconChevronRight, IconHistory, IconMail, IconMessage2, IconNote } from '@tabler/icons-react'
import { useState } from 'react'
import { shownName } from '../candidates/names.ts'
import { useCandidates, useOneCandidate } from '../candidates/pages.ts'
import { useGoto, usePanelSearch, type SideView } from '../panel/panel-search.ts'
import type { PanelView } from '../panel/panel-view.ts'
import { ChatTab } from './ChatTab.tsx'
import { HistoryTab } from './HistoryTab.tsx'
import { MailTab } from './MailTab.tsx'
import { NotesTab } from './NotesTab.tsx'
import styles from './conversation.module.css'

interface Props {
  view: PanelView
  candidateId: string
  stage: Stage
  shown: SideView
  onClose: () => void
}

export function SidePanel({ view, candidateId, stage, shown, onClose }: Props) {
  const goto = useGoto()
  const { tab } = usePanelSearch()
  const { candidates } = useCandidates(view.facts.id, stage)
  const place = candidates.findIndex((one) => one.id === candidateId)
  const elsewhere = useOneCandidate(view.facts.id, place < 0 ? candidateId : null)
  const found = candidates[place] ?? elsewhere.data
  const [seen, setSeen] = useState(found)
  if (found && found !== seen) setSeen(found)
  // a candidate whose reply moves them to another tab is loaded anew: meanwhile nothing being written may go
  const candidate = found ?? (seen?.id === candidateId ? seen : undefined)
  const name = candidate ? shownName(candidate, view.facts.biasReducer) : ''
  const off = view.calibrating && stage === 'UNDER_REVIEW'
  // comment-only users have no mail: their panel starts on the chat
  const open = shown === '0' && !view.mayDecide ? '1' : shown
  const go = (by: number) => {
    const next = candidates[place + by]
    if (next) goto({ tab, candidate: next.id, view: shown }, { replace: true })
  }
  return (
    <Drawer.Root opened onClose={onClose} position="right" size={limits.sidePanelWidth} trapFocus returnFocus>
      <Drawer.Overlay backgroundOpacity={0.3} />
      <Drawer.Content>
        <div className={styles.panel}>
          <div className={styles.head}>
            <Drawer.Title className={styles.title}>{name ? `Conversation with ${name}` : 'Conversation'}</Drawer.Title>
            {candidates.length > 1 && place >= 0 && (
              <>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  c="var(--ink)"
                  aria-label="Previous candidate"
                  disabled={place === 0}
                  onClick={() => go(-1)}
                >
                  <IconChevronLeft size={18} />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  c="var(--ink)"
                  aria-label="Next candidate"
                  disabled={place === candidates.length - 1}
                  onClick={() => go(1)}
                >
                  <IconChevronRight size={18} />
                </ActionIcon>
              </>
            )}
            <Drawer.CloseButton aria-label="Close" />
          </div>
          <Tabs
            value={open}
            onChange={(value) => goto({ tab, candidate: candidateId, view: value as SideView }, { replace: true })}
            keepMounted={false}
            className={styles.tabs}
          >
            <Tabs.List px="md">
              <Tabs.Tab value="0" leftSection={<IconMail size={16} />} disabled={off || !view.mayDecide}>
                Mail
              </Tabs.Tab>
              <Tabs.Tab value="1" leftSection={<IconMessage2 size={16} />} disabled={off}>
                Chat
              </Tabs.Tab>
              <Tabs.Tab value="2" leftSection={<IconNote size={16} />} disabled={off}>
                Notes
              </Tabs.Tab>
              <Tabs.Tab value="3" leftSection={<IconHistory size={16} />} disabled={off}>
                History
              </Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="0" className={styles.body}>
              {candidate && <MailTab key={candidate.id} view={view} candidate={candidate} stage={stage} />}
            </Tabs.Panel>
            <Tabs.Panel value="1" className={styles.body}>
              {candidate && <ChatTab key={candidate.id} view={view} candidate={candidate} name={name} />}
            </Tabs.Panel>
            <Tabs.Panel value="2" className={styles.body}>
              {candidate && <NotesTab key={candidate.id} view={view} candidate={candidate} name={name} />}
            </Tabs.Panel>
            <Tabs.Panel value="3" className={styles.body}>
              {candidate && <HistoryTab candidate={candidate} />}
            </Tabs.Panel>
          </Tabs>
        </div>
      </Drawer.Content>
    </Drawer.Root>
  )
}
