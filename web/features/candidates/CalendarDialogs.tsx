// What is said when a calendar is missing: to the interviewer themself, to others about the interviewer, and once calibration is over.
import { Button, Group, Stack, Text } from '@mantine/core'
import type { GetProjectSettings } from '@fairlead/contract/v1/projects/settings'
import { messages, messagesAbout } from '@fairlead/domain/text/messages'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { ask, invalidate } from '../../api/cache.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import type { PanelView } from '../panel/panel-view.ts'
import { useUser } from '../projects/use-projects.ts'
import { calendarSettled, useCalendarAsked } from './calendar-asked.ts'

export function CalendarDialogs({ view }: { view: PanelView }) {
  const asked = useCalendarAsked() === view.facts.id
  const [calibrating, setCalibrating] = useState(view.calibrating)
  const [calibrated, setCalibrated] = useState(false)
  // the ten of calibration need no calendar; whoever comes next does
  if (calibrating !== view.calibrating) {
    setCalibrating(view.calibrating)
    setCalibrated(calibrating)
  }
  const user = useUser().data
  const settings = useQuery({
    ...ask<GetProjectSettings>('v1/projects/settings', { project_id: view.facts.id }),
    enabled: asked || calibrated,
  })
  const screener = settings.data?.scheduling_preferences.phone_screener_email?.toLowerCase() ?? null
  const mine = screener !== null && screener === user?.email.toLowerCase()

  if (asked && (settings.data || settings.isError))
    return screener === null || mine ? (
      <SetupRequired projectId={view.facts.id} onClose={calendarSettled} />
    ) : (
      <ChangesNeeded view={view} screener={screener} onClose={calendarSettled} />
    )
  const needed = settings.data?.phone_screener_needs_calendar_auth && mine && !user?.calendar_preferences.calendar_synced.id
  if (calibrated && needed) return <SetUpYours projectId={view.facts.id} onClose={() => setCalibrated(false)} />
  return null
}

function CalendarLink({ projectId, children }: { projectId: string; children: ReactNode }) {
  return (
    <Button component={Link} to="/calendar" search={{ projectId } as never} data-autofocus onClick={calendarSettled}>
      {children}
    </Button>
  )
}

function SetupRequired({ projectId, onClose }: { projectId: string; onClose: () => void }) {
  return (
    <Dialog title={messages.calendarRequired} onClose={onClose}>
      <Stack>
        <Text>{messages.calendarRequiredText}</Text>
        <Group justify="end" gap="xs">
          <Button variant="subtle" onClick={onClose}>
            Cancel
          </Button>
          <CalendarLink projectId={projectId}>Go to Calendar Page</CalendarLink>
        </Group>
      </Stack>
    </Dialog>
  )
}

function SetUpYours({ projectId, onClose }: { projectId: string; onClose: () => void }) {
  return (
    <Dialog title={messages.calendarSetUp} onClose={onClose}>
      <Stack>
        <Text>
          Calibration is done. You are the interviewer of this project: sync your calendar, so that the people you approve can book time
          with you.
        </Text>
        <Group justify="end" gap="xs">
          <CalendarLink projectId={projectId}>OK</CalendarLink>
        </Group>
      </Stack>
    </Dialog>
  )
}

function ChangesNeeded({ view, screener, onClose }: { view: PanelView; screener: string; onClose: () => void }) {
  const name = view.wire.collaborators.find(({ email }) => email.toLowerCase() === screener)?.name ?? screener
  return (
    <Dialog title={messages.changesNeeded} onClose={onClose}>
      <Stack>
        <Text>{messagesAbout.screenerMustSync(name)}</Text>
        <Text size="sm" c="dimmed">
          Refresh after changes.
        </Text>
        <Group justify="end" gap="xs">
          <Button variant="subtle" component={Link} to={`/projects/settings/v2/${view.facts.id}`} onClick={onClose}>
            Project settings
          </Button>
          <Button
            data-autofocus
            onClick={() => {
              invalidate('v1/projects', 'v1/projects/settings', 'v1/users/settings')
              onClose()
            }}
          >
            Refresh
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
