// Mail that could not be joined to a candidate: it waits here until someone says whose it is.
import { Button, Group, Stack, Text } from '@mantine/core'
import type { AssignUnmatchedMail, ListUnmatchedMail } from '@fairlead/contract/v2/mail/unmatched'
import type { WireProject } from '@fairlead/contract/shapes/project'
import { IconMailCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryFor, cache, invalidate } from '../../api/cache.ts'
import { sentenceOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { When } from '../../ui/When.tsx'
import { showToast } from '../../ui/toast.ts'
import { LoadingRows } from '../../ui/LoadingRows.tsx'
import { useProjects } from '../../project/use-projects.ts'
import { CandidatePicker } from './CandidatePicker.tsx'
import { text as inboxText } from '../../i18n/inbox.ts'

const unmatchedQuery = queryFor<ListUnmatchedMail>('v2/mail/unmatched', {})
type Mail = ListUnmatchedMail['answer'][number]

async function settle(mail: Mail, candidateId: string | null): Promise<void> {
  const before = cache.getQueryData<Mail[]>(unmatchedQuery.queryKey)
  cache.setQueryData<Mail[]>(unmatchedQuery.queryKey, (emails) => emails?.filter((email) => email.id !== mail.id))
  try {
    await send<AssignUnmatchedMail>('POST', 'v2/mail/unmatched', { mail_id: mail.id, candidate_id: candidateId ?? undefined })
    showToast(candidateId ? inboxText.addedToConversation : inboxText.dismissed)
  } catch (error) {
    cache.setQueryData(unmatchedQuery.queryKey, before)
    showToast(sentenceOf(error, inboxText.notUpdated), { tone: 'bad' })
  }
  invalidate('v2/mail/unmatched', 'v1/projects')
}

export function UnmatchedList() {
  const emails = useQuery({ ...unmatchedQuery, staleTime: 5000 })
  const projects = useProjects()
  if (emails.isError && !emails.data) return <ErrorState text={inboxText.inboxLoadFailed} onRetry={() => void emails.refetch()} />
  if (!emails.data) return <LoadingRows rows={4} />
  return (
    <>
      <Text c="dimmed" mb="md">
        {inboxText.intro}
      </Text>
      {emails.data.length === 0 ? (
        <EmptyState icon={<IconMailCheck size={40} stroke={1.4} />} title={inboxText.noUnmatchedEmail} text={inboxText.emptyStateHint} />
      ) : (
        <Stack component="ul">
          {emails.data.map((mail) => (
            <MailRow key={mail.id} mail={mail} projects={projects.data ?? []} />
          ))}
        </Stack>
      )}
    </>
  )
}

function MailRow({ mail, projects }: { mail: Mail; projects: WireProject[] }) {
  const [assigning, setAssigning] = useState(false)
  return (
    <li className="card pad-16 anywhere">
      <Group justify="space-between" gap="xs">
        <strong>{mail.from_name ?? mail.from_email}</strong>
        <Text size="sm" c="dimmed" component="span">
          <When date={mail.date} />
        </Text>
      </Group>
      {mail.from_name && (
        <Text size="sm" c="dimmed">
          {mail.from_email}
        </Text>
      )}
      <Text fw={550} mt="xs">
        {mail.email_subject}
      </Text>
      <Text size="sm" className="lines" lineClamp={8}>
        {mail.text}
      </Text>
      {assigning && <CandidatePicker projects={projects} onPick={(candidateId) => void settle(mail, candidateId)} />}
      <Group gap="xs" mt="sm">
        <Button size="xs" variant={assigning ? 'subtle' : 'filled'} onClick={() => setAssigning(!assigning)}>
          {assigning ? inboxText.cancel : inboxText.assignAction}
        </Button>
        <Button size="xs" variant="subtle" onClick={() => void settle(mail, null)}>
          {inboxText.dismiss}
        </Button>
      </Group>
    </li>
  )
}
