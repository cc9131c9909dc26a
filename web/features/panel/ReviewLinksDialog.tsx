import { Stack, Text } from '@mantine/core'
import { Dialog } from '../../ui/Dialog.tsx'
import { ReviewLinks } from '../../candidate/ReviewLinks.tsx'
import { text as panelText } from '../../i18n/panel.ts'
import { text as panelReviewLinksText } from '../../i18n/panel-review-links.ts'

export function ReviewLinksDialog({ projectId, onClose }: { projectId: string; onClose: () => void }) {
  return (
    <Dialog title={panelText.reviewLinks} size={620} onClose={onClose}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {panelReviewLinksText.intro}
        </Text>
        <ReviewLinks projectId={projectId} empty={<Text size="sm">{panelReviewLinksText.noLinks}</Text>} />
      </Stack>
    </Dialog>
  )
}
