// Where the user is signed in: ends one session, or all except this one.
import { Badge, Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import type { EndSessions, ListSessions } from '@fairlead/contract/v2/account/sessions'
import { browserName } from '@fairlead/domain/account/browser-name'
import { useQuery } from '@tanstack/react-query'
import { queryFor, putAnswer } from '../../api/cache.ts'
import { send } from '../../api/send.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { When } from '../../ui/When.tsx'
import { text as profileText } from '../../i18n/profile.ts'

const sessionsQuery = queryFor<ListSessions>('v2/account/sessions', {})

export function Sessions() {
  const sessions = useQuery({ ...sessionsQuery, staleTime: 0 })

  const ending = useSubmit({
    send: (id: string | null) => send<EndSessions>('DELETE', 'v2/account/sessions', id ? { id } : {}),
    success: (_, id) => (id ? profileText.sessionEnded : profileText.otherSessionsEnded),
    onSuccess: (remaining) => putAnswer(sessionsQuery.queryKey, remaining),
    failure: profileText.sessionNotEnded,
    failureIn: 'toast',
  })
  const busy = ending.running && (ending.running[0] ?? 'all')

  return (
    <section className="card pad-24" aria-labelledby="sessions">
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h3" id="sessions">
          {profileText.sessions}
        </Title>
        {sessions.data && sessions.data.length > 1 && (
          <Button size="xs" variant="default" loading={busy === 'all'} onClick={() => void ending.run(null)}>
            {profileText.signOutEverywhereElse}
          </Button>
        )}
      </Group>
      {sessions.data ? (
        <Stack gap="sm" component="ul" m={0} p={0}>
          {sessions.data.map((session) => {
            const device = session.user_agent ? browserName(session.user_agent) : profileText.unknownBrowser
            return (
              <Group component="li" key={session.id} gap="sm" wrap="nowrap" justify="space-between" mih={34}>
                <div className="shrink">
                  <Text size="sm" fw={600}>
                    {device}{' '}
                    {session.is_current && (
                      <Badge size="sm" variant="light">
                        {profileText.thisSession}
                      </Badge>
                    )}
                  </Text>
                  <Text size="sm" c="dimmed" className="anywhere">
                    {session.ip && `${session.ip} · `}
                    {session.opened_by && profileText.openedBy(session.opened_by)}
                    {profileText.lastUsed} <When date={session.last_used_at} />
                  </Text>
                </div>
                {!session.is_current && (
                  <Button
                    size="xs"
                    variant="default"
                    loading={busy === session.id}
                    onClick={() => void ending.run(session.id)}
                    aria-label={profileText.signOutOfDevice(device, session.ip)}
                  >
                    {profileText.signOut}
                  </Button>
                )}
              </Group>
            )
          })}
        </Stack>
      ) : sessions.isError ? (
        <ErrorState text={profileText.sessionsLoadFailed} onRetry={() => void sessions.refetch()} />
      ) : (
        <Skeleton h={72} radius={8} />
      )}
    </section>
  )
}
