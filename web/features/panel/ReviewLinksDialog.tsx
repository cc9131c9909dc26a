// Who can decide by a link, and ending those links.
import { Stack, Text } from '@mantine/core'
import { Dialog } from '../../ui/Dialog.tsx'
import { ReviewLinks } from '../../candidate/ReviewLinks.tsx'

export function ReviewLinksDialog({ projectId, onClose }: { projectId: string; onClose: () => void }) {
  return (
    <Dialog title="Review links" size={620} onClose={onClose}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          Hiring managers review candidates through links sent by email, without an account. A revoked link stops working at once. When an
          address has no link left, reminders to it stop too.
        </Text>
        <ReviewLinks
          projectId={projectId}
          empty={<Text size="sm">No open review links. Links are created when you send a candidate for review.</Text>}
        />
      </Stack>
    </Dialog>
  )
}
