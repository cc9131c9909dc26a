// A thin line above a screen: what is currently happening.
import { Group } from '@mantine/core'
import type { ReactNode } from 'react'

const tones = {
  info: { background: 'var(--accent-soft)', color: 'var(--accent-text)' },
  warn: { background: 'var(--warn-soft)', color: 'var(--warn-text)' },
  bad: { background: 'var(--bad-soft)', color: 'var(--bad-text)' },
}

export function Banner({
  tone = 'info',
  children,
  action,
  role = 'status',
}: {
  tone?: keyof typeof tones
  children: ReactNode
  action?: ReactNode
  role?: 'status' | 'alert' | 'note'
}) {
  return (
    <Group role={role} gap="sm" justify="space-between" px="md" py={8} style={{ ...tones[tone], borderRadius: 10, fontSize: '0.875rem' }}>
      <div className="basis anywhere">{children}</div>
      {action}
    </Group>
  )
}
