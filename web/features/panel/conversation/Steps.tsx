// From one candidate's side panel to the one before and the one after.
import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'

export function Steps({ place, count, onGo }: { place: number; count: number; onGo: (by: number) => void }) {
  const common = { variant: 'subtle', color: 'gray', c: 'var(--ink)' } as const
  return (
    <>
      <ActionIcon {...common} aria-label="Previous candidate" disabled={place === 0} onClick={() => onGo(-1)}>
        <IconChevronLeft size={18} />
      </ActionIcon>
      <ActionIcon {...common} aria-label="Next candidate" disabled={place === count - 1} onClick={() => onGo(1)}>
        <IconChevronRight size={18} />
      </ActionIcon>
    </>
  )
}
