// The user's own menu.
import { Indicator, Menu, Text, UnstyledButton, Tooltip } from '@mantine/core'
import { initialsOf } from '@fairlead/domain/candidate/shown-name'
import { otherProducts, productLabels, readProducts } from '@fairlead/domain/account/products'
import { limits } from '@fairlead/domain/shared/limits'
import {
  IconArrowsExchange,
  IconInbox,
  IconKeyboard,
  IconLogout,
  IconMailOpened,
  IconPlugConnected,
  IconReceipt,
  IconShieldCheck,
  IconUser,
  IconUsers,
  IconUsersGroup,
  IconCalendar,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useRef } from 'react'
import { switchProduct } from '../session/switch-product.ts'
import { useUser, useProductName, userQuery } from '../session/use-user.ts'
import { Picture } from '../ui/Picture.tsx'
import { signOut } from './sign-out.ts'
import type { ShellDialog } from './shell-dialog.ts'
import { text as appText } from '../i18n/app.ts'
import { calendarState } from '@fairlead/domain/interview/calendar-sync'
import { messages } from '@fairlead/domain/shared/messages'
import type { PutUserSettings } from '@fairlead/contract/v1/users/settings'
import { putAnswer } from '../api/cache.ts'
import { send } from '../api/send.ts'

const StaffItems = lazy(() => import('./StaffItems.tsx').then(({ StaffItems: component }) => ({ default: component })))

export function ProfileMenu({ onOpen }: { onOpen: (dialog: ShellDialog) => void }) {
  const user = useUser().data
  const target = useRef<HTMLButtonElement>(null)
  const hotspot = useCalendarHotspot()
  const name = user
    ? `${user.first_name} ${user.last_name}`
    : `${localStorage.getItem('first_name') ?? ''} ${localStorage.getItem('last_name') ?? ''}`
  const products = user ? otherProducts(readProducts(user.authorized_products), user.product_type) : []
  // a dialog returns the focus to what had it when it opened: a menu item would be gone by then
  const open = (dialog: ShellDialog) => () => {
    target.current?.focus()
    onOpen(dialog)
  }
  return (
    <Menu width={limits.profileMenuWidth} onClose={hotspot.markSeen}>
      <Indicator disabled={!hotspot.isShown} size={11} offset={6} color="var(--accent)">
        <Menu.Target>
          <UnstyledButton
            ref={target}
            aria-label={appText.yourMenu(initialsOf(name))}
            style={{ borderRadius: '50%', lineHeight: 0, padding: 2 }}
          >
            <Picture src={user ? user.profile_picture : localStorage.getItem('profile_picture')} name={name} size={34} />
          </UnstyledButton>
        </Menu.Target>
      </Indicator>
      <Menu.Dropdown>
        <Menu.Label>
          <Text size="sm" fw={600} c="var(--ink)" truncate>
            {name}
          </Text>
          <Text size="xs" c="dimmed" truncate>
            {user?.email ?? localStorage.getItem('email')}
          </Text>
        </Menu.Label>
        <Menu.Divider />
        <Menu.Item component={Link} to="/profile" leftSection={<IconUser size={16} />}>
          {appText.profile}
        </Menu.Item>
        <CalendarItem hint={hotspot.isShown} />
        <Menu.Item component={Link} to="/ats-settings" leftSection={<IconPlugConnected size={16} />}>
          {appText.atsConnectionSetup}
        </Menu.Item>
        <Menu.Item leftSection={<IconShieldCheck size={16} />} onClick={open('permissions')}>
          {appText.additionalPermissions}
        </Menu.Item>
        {products.map((product) => (
          <Menu.Item key={product} leftSection={<IconArrowsExchange size={16} />} onClick={() => void switchProduct(product)}>
            {appText.switchTo(productLabels[product])}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item component={Link} to="/checkout" leftSection={<IconReceipt size={16} />}>
          {appText.plans}
        </Menu.Item>
        <Menu.Item component={Link} to="/team" leftSection={<IconUsersGroup size={16} />}>
          {appText.team}
        </Menu.Item>
        <Menu.Item component={Link} to="/talent" leftSection={<IconUsers size={16} />}>
          {appText.talentPool}
        </Menu.Item>
        <Menu.Item component={Link} to="/inbox" leftSection={<IconInbox size={16} />}>
          {appText.inbox}
        </Menu.Item>
        <Suspense>{user && <StaffItems user={user} />}</Suspense>
        {user?.product.demo_mail && (
          <Menu.Item component="a" href="/dev/mail" target="_blank" leftSection={<IconMailOpened size={16} />}>
            {appText.demoMailbox}
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Item leftSection={<IconKeyboard size={16} />} onClick={open('keys')}>
          {appText.keyboardShortcuts}
        </Menu.Item>
        <Menu.Item leftSection={<IconLogout size={16} />} onClick={() => void signOut()}>
          {appText.signOut}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

/** The calendar entry of the menu: disabled while calendars sync, explained once to users without a calendar. */
function CalendarItem({ hint }: { hint: boolean }) {
  const preferences = useUser().data?.calendar_preferences
  const product = useProductName()
  const state =
    preferences &&
    calendarState({
      available: preferences.calendars_avail.map(({ id }) => id),
      chosen: preferences.calendar_synced.id,
      isSyncing: preferences.is_syncing,
    })
  if (state === 'syncing')
    return (
      <Tooltip label={messages.calendarSyncing} position="left">
        <Menu.Item aria-disabled data-disabled closeMenuOnClick={false} leftSection={<IconCalendar size={16} />}>
          {appText.calendarPreferences}
        </Menu.Item>
      </Tooltip>
    )
  return (
    <Menu.Item component={Link} to="/calendar" leftSection={<IconCalendar size={16} />}>
      {appText.calendarPreferences}
      {hint && (
        <Text size="xs" c="var(--accent-text)" component="span" display="block">
          {appText.syncHint(product)}
        </Text>
      )}
    </Menu.Item>
  )
}

const tour = 'calendar_hotspot'

/** A badge that leads to calendar preferences: for users without a calendar, until they have seen it once. */
function useCalendarHotspot(): { isShown: boolean; markSeen: () => void } {
  const user = useUser().data
  const isShown = user !== undefined && user.calendar_preferences.calendar_synced.id === null && !user.onboarding_tours[tour]
  const markSeen = () => {
    if (!isShown) return
    send<PutUserSettings>('PUT', 'v1/users/settings', { onboarding_tours: { [tour]: true } })
      .then((next) => putAnswer(userQuery.queryKey, next))
      .catch(() => {})
  }
  return { isShown, markSeen }
}
