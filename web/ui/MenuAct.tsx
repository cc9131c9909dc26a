// A menu item that says why it isn't available instead of only being gray.
import { Menu, Tooltip } from '@mantine/core'
import type { ReactNode } from 'react'

interface Props {
  icon: ReactNode
  label: string
  /** Why it isn't available; null when it is. */
  blocked: string | null
  /** Shown next to it when it is available. */
  hint?: string
  onClick: () => void
}

export function MenuAct({ icon, label, blocked, hint, onClick }: Props) {
  const text = blocked ?? hint
  return (
    <Tooltip label={text} disabled={!text} position="left">
      <Menu.Item
        leftSection={icon}
        {...(blocked !== null ? { 'data-disabled': true } : {})}
        aria-disabled={blocked !== null}
        closeMenuOnClick={blocked === null}
        onClick={() => blocked === null && onClick()}
      >
        {label}
      </Menu.Item>
    </Tooltip>
  )
}
