// Something couldn't be loaded: the error, and a retry button.
import { Button, Stack, Text, Title } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { text as uiText } from '../i18n/ui.ts'

interface Props {
  text: string
  /** Left out where another try can’t help. */
  onRetry?: (() => void) | undefined
  /** Of a page that has no other heading. */
  title?: string
}

export function ErrorState({ text, onRetry, title }: Props) {
  return (
    <Stack align="center" gap="md" py={64} px="md" role="alert">
      {title && (
        <Title order={1} size="h2" ta="center">
          {title}
        </Title>
      )}
      <Text ta="center">{text}</Text>
      {onRetry && (
        <Button variant="default" leftSection={<IconRefresh size={16} />} onClick={onRetry}>
          {uiText.tryAgain}
        </Button>
      )}
    </Stack>
  )
}
