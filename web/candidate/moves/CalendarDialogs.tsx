// What is said when a calendar is missing: to the interviewer themself, to others about the interviewer, and once calibration is over.
import { Button, Group, Stack, Text } from '@mantine/core'
import { messages, messagesAbout } from '@fairlead/domain/shared/messages'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { invalidate } from '../../api/cache.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import type { PanelView } from '../../project/panel-view.ts'
import { calendarSettled } from '../calendar-asked.ts'

function CalendarLink({ projectId, children }: { projectId: string; children: ReactNode }) {
  return (
    <Button renderRoot={(props) => <Link to="/calendar" search={{ projectId }} {...props} />} data-autofocus onClick={calendarSettled}>
      {children}
    </Button>
  )
}

export function SetupRequired({ projectId, onClose }: { projectId: string; onClose: () => void }) {
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

export function SetUpYours({ projectId, onClose }: { projectId: string; onClose: () => void }) {
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

export function ChangesNeeded({ view, screener, onClose }: { view: PanelView; screener: string; onClose: () => void }) {
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
