// An entry of a menu that says why when it cannot be had, instead of going grey without a word.
import { Menu, Tooltip } from '@mantine/core'
import type { ReactNode } from 'react'

interface Props {
  icon: ReactNode
  label: string
  /** Why it cannot be had; null when it can. */
  blocked: string | null
  /** Said beside it when it can be had. */
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
