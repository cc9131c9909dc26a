import { Button, Group, Stack, Text } from '@mantine/core'
import { messages, messagesAbout } from '@fairlead/domain/shared/messages'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { invalidate } from '../../api/cache.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import type { PanelView } from '../../project/panel-view.ts'
import { calendarSettled } from '../calendar-asked.ts'
import { text as candidateMovesCalendarText } from '../../i18n/candidate-moves-calendar.ts'

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
            {candidateMovesCalendarText.cancel}
          </Button>
          <CalendarLink projectId={projectId}>{candidateMovesCalendarText.goToCalendarPage}</CalendarLink>
        </Group>
      </Stack>
    </Dialog>
  )
}

export function SetUpYours({ projectId, onClose }: { projectId: string; onClose: () => void }) {
  return (
    <Dialog title={messages.calendarSetUp} onClose={onClose}>
      <Stack>
        <Text>{candidateMovesCalendarText.syncCalendarPrompt}</Text>
        <Group justify="end" gap="xs">
          <CalendarLink projectId={projectId}>{candidateMovesCalendarText.ok}</CalendarLink>
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
          {candidateMovesCalendarText.refreshAfterChanges}
        </Text>
        <Group justify="end" gap="xs">
          <Button variant="subtle" component={Link} to={`/projects/settings/v2/${view.facts.id}`} onClick={onClose}>
            {candidateMovesCalendarText.projectSettings}
          </Button>
          <Button
            data-autofocus
            onClick={() => {
              invalidate('v1/projects', 'v1/projects/settings', 'v1/users/settings')
              onClose()
            }}
          >
            {candidateMovesCalendarText.refresh}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
