// From one candidate's side panel to the one before and the one after.
import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import * as panelConversationText from '../../../i18n/en/panel-conversation.ts'

export function Steps({ place, count, onGo }: { place: number; count: number; onGo: (by: number) => void }) {
  const common = { variant: 'subtle', color: 'gray', c: 'var(--ink)' } as const
  return (
    <>
      <ActionIcon {...common} aria-label={panelConversationText.previousCandidate} disabled={place === 0} onClick={() => onGo(-1)}>
        <IconChevronLeft size={18} />
      </ActionIcon>
      <ActionIcon {...common} aria-label={panelConversationText.nextCandidate} disabled={place === count - 1} onClick={() => onGo(1)}>
        <IconChevronRight size={18} />
      </ActionIcon>
    </>
  )
}
