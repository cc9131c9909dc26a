// Calendar preferences: which calendar is synced, when someone interviews, and how.
import { Anchor, Stack, Title } from '@mantine/core'
import { Suspense } from 'react'
import { lazyPart } from '../../ui/lazy-part.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LoadingRows } from '../../ui/LoadingRows.tsx'
import { Link, useSearch } from '@tanstack/react-router'
import { useProjects } from '../../project/use-projects.ts'
import { useUser } from '../../session/use-user.ts'
import { InterviewerSettings } from '../../session/calendar/InterviewerSettings.tsx'
import { text as calendarText } from '../../i18n/calendar.ts'

const SlotExplainer = lazyPart(() => import('./SlotExplainer.tsx').then(({ SlotExplainer: component }) => component))

export function CalendarScreen() {
  const user = useUser()
  const { projectId } = useSearch({ strict: false })
  const project = useProjects().data?.find((entry) => entry.project_id === projectId)
  return (
    <div style={{ maxWidth: 640, margin: '0 auto', paddingBottom: 40 }}>
      <Title order={1} mb={project ? 4 : 'lg'}>
        {calendarText.calendarPreferences}
      </Title>
      {project && (
        <Anchor
          renderRoot={(props) => <Link to="/panel" search={{ project: project.project_id }} {...props} />}
          size="sm"
          display="inline-block"
          mb="lg"
        >
          {calendarText.backTo(project.project_name)}
        </Anchor>
      )}
      {user.data ? (
        <Stack gap="xl">
          <InterviewerSettings user={user.data} level={2} />
          <Suspense fallback={<LoadingRows rows={4} />}>
            <SlotExplainer />
          </Suspense>
        </Stack>
      ) : user.isError ? (
        <ErrorState text={calendarText.calendarsLoadFailed} onRetry={() => void user.refetch()} />
      ) : (
        <LoadingRows rows={3} />
      )}
    </div>
  )
}
