// Something could not be loaded: the sentence, and another try.
import { Button, Stack, Text } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'

export function ErrorState({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <Stack align="center" gap="md" py={64} px="md" role="alert">
      <Text ta="center">{text}</Text>
      <Button variant="default" leftSection={<IconRefresh size={16} />} onClick={onRetry}>
        Try again
      </Button>
    </Stack>
  )
}
