import { IconRocket } from '@tabler/icons-react'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { useProductName } from '../../../session/use-user.ts'
import { text as panelReviewGoliveStateText } from '../../../i18n/panel-review-golive-state.ts'

export function GoliveState() {
  const product = useProductName()
  return (
    <EmptyState
      icon={<IconRocket size={40} stroke={1.4} />}
      title={panelReviewGoliveStateText.liveTitle}
      text={panelReviewGoliveStateText.liveText(product)}
    />
  )
}
