// The question icon that opens the tour of a tab again.
import { ActionIcon, Tooltip } from '@mantine/core'
import type { TabKey } from '@fairlead/domain/project/tabs'
import { IconHelpCircle } from '@tabler/icons-react'
import { askForTour } from './open-tour.ts'
import { tourOf } from './tours.ts'

export function TourButton({ tab, live }: { tab: TabKey; live: boolean }) {
  const tour = tourOf(tab, live)
  if (!tour) return null
  const label = `Tour: ${tour.name}`
  return (
    <Tooltip label={label}>
      <ActionIcon variant="default" size={36} aria-label={label} onClick={(event) => askForTour(tour.key, event.currentTarget)}>
        <IconHelpCircle size={18} />
      </ActionIcon>
    </Tooltip>
  )
}
