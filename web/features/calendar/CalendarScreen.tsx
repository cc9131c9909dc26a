// Calendar preferences: which calendar is synced, when somebody interviews, and how.
import { Skeleton, Title } from '@mantine/core'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { useUser } from '../projects/use-projects.ts'
import { InterviewerSettings } from './InterviewerSettings.tsx'

export function CalendarScreen() {
  const user = useUser()
  return (
    <div style={{ maxWidth: 640, margin: '0 auto', paddingBottom: 40 }}>
      <Title order={1} mb="lg">
        Calendar Preferences
      </Title>
      {user.data ? (
        <InterviewerSettings user={user.data} level={2} />
      ) : user.isError ? (
        <ErrorState text="Your calendars could not be loaded." onRetry={() => void user.refetch()} />
      ) : (
        <Skeleton h={220} radius={12} />
      )}
    </div>
  )
}
