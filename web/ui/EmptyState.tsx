// An empty state: what happens next, and at most one action.
import { Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

interface Props {
  title: string
  text?: ReactNode
  icon?: ReactNode
  action?: ReactNode
  /** The page has no other heading. */
  alone?: boolean
}

export function EmptyState({ title, text, icon, action, alone = false }: Props) {
  return (
    <Stack align="center" gap="xs" py={64} px="md" ta="center">
      {icon && <div style={{ color: 'var(--accent)', lineHeight: 0, marginBottom: 8 }}>{icon}</div>}
      <Title order={alone ? 1 : 2} size="h2">
        {title}
      </Title>
      {text && (
        <Text c="dimmed" maw={460} style={{ textWrap: 'pretty' }}>
          {text}
        </Text>
      )}
      {action && <div style={{ marginTop: 12 }}>{action}</div>}
    </Stack>
  )
}
