// The menu's way to the calendar: barred while calendars sync, explained once to anyone who has none.
import { Menu, Text, Tooltip } from '@mantine/core'
import { calendarState } from '@fairlead/domain/interview/calendar-sync'
import { messages } from '@fairlead/domain/shared/messages'
import { IconCalendar } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useProductName, useUser } from '../session/use-user.ts'
import * as appText from '../i18n/en/app.ts'

export function CalendarItem({ hint }: { hint: boolean }) {
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
