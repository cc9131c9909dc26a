// The question icon that reopens a tab's tour.
import { ActionIcon, Tooltip } from '@mantine/core'
import type { TabKey } from '@fairlead/domain/project/tabs'
import { IconHelpCircle } from '@tabler/icons-react'
import { askForTour } from './open-tour.ts'
import { tourOf } from './tour-keys.ts'
import { text as panelText } from '../../../i18n/panel.ts'

export function TourButton({ tab, live }: { tab: TabKey; live: boolean }) {
  const tour = tourOf(tab, live)
  if (!tour) return null
  const label = panelText.tourName(panelText.tourNames[tour])
  return (
    <Tooltip label={label}>
      <ActionIcon variant="default" size={36} aria-label={label} onClick={(event) => askForTour(tour, event.currentTarget)}>
        <IconHelpCircle size={18} />
      </ActionIcon>
    </Tooltip>
  )
}
