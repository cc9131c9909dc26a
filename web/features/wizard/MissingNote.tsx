import { Text } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import styles from './wizard.module.css'

export function MissingNote({ note }: { note: string | null }) {
  if (!note) return null
  return (
    <Text size="sm" role="alert" c="var(--bad-text)" className={styles.missing}>
      <IconAlertCircle size={16} aria-hidden />
      {note}
    </Text>
  )
}
