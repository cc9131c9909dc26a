// The user's own menu.
import { Menu, Text, UnstyledButton } from '@mantine/core'
import { initialsOf } from '@fairlead/domain/candidate/shown-name'
import { limits } from '@fairlead/domain/text/limits'
import { IconInbox, IconKeyboard, IconLogout, IconMailOpened, IconUsers } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useUser } from '../features/projects/use-projects.ts'
import { Initials } from '../ui/Initials.tsx'
import { signOut } from './leave.ts'

export function ProfileMenu({ onKeys }: { onKeys: () => void }) {
  const user = useUser().data
  const name = user
    ? `${user.first_name} ${user.last_name}`
    : `${localStorage.getItem('first_name') ?? ''} ${localStorage.getItem('last_name') ?? ''}`
  return (
    <Menu width={limits.profileMenuWidth}>
      <Menu.Target>
        <UnstyledButton aria-label={`Your menu, ${initialsOf(name)}`} style={{ borderRadius: '50%', lineHeight: 0, padding: 2 }}>
          <Initials name={name} size={34} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <Text size="sm" fw={600} c="var(--ink)">
            {name}
          </Text>
          <Text size="xs" c="dimmed" truncate>
            {user?.email ?? localStorage.getItem('email')}
          </Text>
        </Menu.Label>
        <Menu.Divider />
        <Menu.Item component={Link} to="/talent" leftSection={<IconUsers size={16} />}>
          Talent pool
        </Menu.Item>
        <Menu.Item component={Link} to="/inbox" leftSection={<IconInbox size={16} />}>
          Unmatched mail
        </Menu.Item>
        {user?.product.demo_mail && (
          <Menu.Item component="a" href="/dev/mail" target="_blank" leftSection={<IconMailOpened size={16} />}>
            Demo mailbox
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Item leftSection={<IconKeyboard size={16} />} onClick={onKeys}>
          Keyboard shortcuts
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} />} onClick={() => void signOut()}>
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
