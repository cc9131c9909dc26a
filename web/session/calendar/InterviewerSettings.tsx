// The settings of an interviewer in three parts: calendar, working hours, and how interviews take place.
import { Button, Stack, Text, Title } from '@mantine/core'
import type { WireUser } from '@fairlead/contract/v1/users/settings'
import type { ReactNode } from 'react'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LoadingRows } from '../../ui/LoadingRows.tsx'
import { Availability } from './Availability.tsx'
import { CalendarSetup } from './CalendarSetup.tsx'
import { MeetingPreferences } from './MeetingPreferences.tsx'
import { useInterviewer, type Interviewer } from './use-interviewer.ts'
import { text as calendarSetupText } from '../../i18n/calendar-setup.ts'

type Level = 2 | 3

export function InterviewerSettings({ user, level }: { user: WireUser; level: Level }) {
  const interviewer = useInterviewer()
  // the displayed hours are the default: without hours no one can book
  const saveHours = () => {
    if (interviewer.query.data?.is_set === false) interviewer.change({})
  }
  return (
    <Stack gap="xl">
      <Part title={calendarSetupText.calendarSetup} level={level}>
        <CalendarSetup user={user} onSynced={saveHours} />
      </Part>
      {interviewer.settings ? (
        <>
          <Part title={calendarSetupText.interviewAvailability} level={level}>
            <Availability interviewer={interviewer} settings={interviewer.settings} />
          </Part>
          <Part title={calendarSetupText.meetingPreferences} level={level}>
            <MeetingPreferences interviewer={interviewer} settings={interviewer.settings} />
          </Part>
          <Saved interviewer={interviewer} />
        </>
      ) : interviewer.query.isError ? (
        <ErrorState text={calendarSetupText.hoursFailed} onRetry={() => void interviewer.query.refetch()} />
      ) : (
        <LoadingRows rows={5} />
      )}
    </Stack>
  )
}

function Part({ title, level, children }: { title: string; level: Level; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <Title order={level} size="h4" mb="sm">
        {title}
      </Title>
      {children}
    </section>
  )
}

function Saved({ interviewer }: { interviewer: Interviewer }) {
  const { state, wrong } = interviewer
  if (Object.keys(wrong).length > 0)
    return (
      <Text size="sm" c="var(--mantine-color-error)" role="alert">
        {calendarSetupText.fixErrors}
      </Text>
    )
  if (state === 'failed')
    return (
      <Button variant="subtle" color="red" size="compact-sm" style={{ alignSelf: 'start' }} onClick={() => void interviewer.save()}>
        {calendarSetupText.hoursNotSaved}
      </Button>
    )
  if (state === 'saved' && interviewer.query.data?.is_set === false)
    return (
      <Text size="sm" c="dimmed">
        {calendarSetupText.usualHours}
      </Text>
    )
  return (
    <output style={{ color: 'var(--soft)', fontSize: '0.8125rem' }}>
      {state === 'saved' ? calendarSetupText.hoursSaved : calendarSetupText.saving}
    </output>
  )
}
