import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import type { PanelView } from '../../../project/panel-view.ts'
import { text as panelReviewGoliveStateText } from '../../../i18n/panel-review-golive-state.ts'

export function DraftState({ view }: { view: PanelView }) {
  return (
    <EmptyState
      icon={<IconPencil size={40} stroke={1.4} />}
      title={panelReviewGoliveStateText.draftTitle}
      text={view.mayAdminister ? panelReviewGoliveStateText.draftText : panelReviewGoliveStateText.draftTextForOthers}
      action={
        view.mayAdminister && (
          <Button component={Link} to={`/projects/v2/draft/${view.facts.id}`} size="md">
            {panelReviewGoliveStateText.finishSettingUp}
          </Button>
        )
      }
    />
  )
}
