// Menu items for staff, and for a workspace's owner.
import { Menu } from '@mantine/core'
import type { WireUser } from '@fairlead/contract/v1/users/settings'
import { IconClipboardHeart, IconFileSearch } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { text as staffItemsText } from '../i18n/staff-items.ts'

export function StaffItems({ user }: { user: WireUser }) {
  return (
    <>
      {(user.is_staff || user.is_super_admin) && !user.opened_by && (
        <Menu.Item component={Link} to="/operations" leftSection={<IconClipboardHeart size={16} />}>
          {staffItemsText.operations}
        </Menu.Item>
      )}
      {user.is_workspace_admin && (
        <Menu.Item component={Link} to="/audit" leftSection={<IconFileSearch size={16} />}>
          {staffItemsText.auditLog}
        </Menu.Item>
      )}
    </>
  )
}
