import { Text } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'

export function MissingNote({ note }: { note: string | null }) {
  if (!note) return null
  return (
    <Text size="sm" role="alert" c="var(--bad-text)" className="row full anywhere gap-6">
      <IconAlertCircle size={16} aria-hidden />
      {note}
    </Text>
  )
}
