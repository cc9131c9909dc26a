// Closes a search: everyone still in it, with the email each would get, and one button that answers them and archives.
import { Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import type { CloseProject, ReadClosing } from '@fairlead/contract/v2/projects/close'
import { historyEventOf, historyLabel, isStage } from '@fairlead/domain/shared/stages'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { invalidate, queryFor } from '../../api/cache.ts'
import { sentenceOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { usePending } from '../../api/use-submit.ts'
import { useWaitingWrites } from '../../offline/writes.ts'
import { movesOf } from '../../project/waiting-moves.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { LoadingBox } from '../../ui/LoadingBox.tsx'
import { showToast } from '../../ui/toast.ts'
import { text as closingText } from '../../i18n/panel-closing.ts'

type Person = ReadClosing['answer']['people'][number]

export function CloseSearchDialog({ projectId, onClose }: { projectId: string; onClose: () => void }) {
  // a move that the server doesn't have yet, such as the hire itself, would leave that person in the list
  const hasWaitingMove = movesOf(useWaitingWrites()).some((move) => move.projectId === projectId)
  const query = useQuery({
    ...queryFor<ReadClosing>('v2/projects/close', { project_id: projectId }),
    enabled: !hasWaitingMove,
    staleTime: Infinity,
    gcTime: 0,
  })
  return (
    <Dialog title={closingText.title} size={640} onClose={onClose}>
      {query.data && !hasWaitingMove ? (
        <Closing {...query.data} projectId={projectId} onClose={onClose} />
      ) : query.isError ? (
        <ErrorState text={closingText.loadFailed} onRetry={() => void query.refetch()} />
      ) : (
        <LoadingBox h={280} radius={12} label={closingText.loading} />
      )}
    </Dialog>
  )
}

function Closing({ people, has_more: hasMore, projectId, onClose }: ReadClosing['answer'] & { projectId: string; onClose: () => void }) {
  const [unchecked, setUnchecked] = useState<ReadonlySet<string>>(new Set())
  const [failure, setFailure] = useState<string | null>(null)
  const [result, setResult] = useState<CloseProject['answer'] | null>(null)
  const [busy, during] = usePending()
  const getsEmail = ({ candidate_id: id, email }: Person) => email !== null && !unchecked.has(id)
  const emailed = people.filter(getsEmail).map(({ candidate_id: id }) => id)

  const submit = async () => {
    setFailure(null)
    try {
      const answer = await send<CloseProject>('POST', 'v2/projects/close', {
        project_id: projectId,
        email_candidate_ids: emailed,
        leave_candidate_ids: people.filter((person) => !getsEmail(person)).map(({ candidate_id: id }) => id),
      })
      if (answer.is_archived && answer.people.every(({ why_not: reason }) => reason === null)) {
        showToast(closingText.done(answer.people.filter(({ was_emailed: isEmailed }) => isEmailed).length))
        onClose()
      } else setResult(answer)
    } catch (error) {
      setFailure(sentenceOf(error, closingText.failed))
    } finally {
      invalidate('v1/projects', 'v2/projects/candidates')
    }
  }

  if (result) return <Outcome result={result} people={people} onClose={onClose} />
  if (people.length === 0) return <Text>{closingText.noOne}</Text>
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        {closingText.intro}
      </Text>
      {hasMore && <Text size="sm">{closingText.hasMore}</Text>}
      <Stack gap="sm" mah="50dvh" style={{ overflowY: 'auto' }}>
        {people.map((person) => (
          <PersonLine
            key={person.candidate_id}
            person={person}
            isChecked={getsEmail(person)}
            onToggle={() => setUnchecked(unchecked.symmetricDifference(new Set([person.candidate_id])))}
          />
        ))}
      </Stack>
      <FormError>{failure}</FormError>
      <Group justify="end" gap="xs">
        <Button variant="subtle" onClick={onClose}>
          {closingText.cancel}
        </Button>
        <Button loading={busy} onClick={() => void during(submit)}>
          {closingText.submit(emailed.length)}
        </Button>
      </Group>
    </Stack>
  )
}

function PersonLine({ person, isChecked, onToggle }: { person: Person; isChecked: boolean; onToggle: () => void }) {
  const { name, status, email, why_not: reason } = person
  const stage = isStage(status) ? historyLabel(historyEventOf(status)) : null
  return (
    <div>
      <Checkbox
        label={name}
        description={email ? stage : closingText.noEmail(reason ?? '')}
        checked={isChecked}
        disabled={!email}
        onChange={onToggle}
      />
      {email && (
        <details>
          <Text component="summary" size="sm">
            {closingText.showEmail(name)}
          </Text>
          <Text size="sm" fw={600}>
            {email.subject}
          </Text>
          <Text size="sm" className="lines">
            {email.text}
          </Text>
        </details>
      )}
    </div>
  )
}

/** What wasn't done, by person. */
function Outcome({ result, people, onClose }: { result: CloseProject['answer']; people: readonly Person[]; onClose: () => void }) {
  const nameOf = (id: string) => people.find((person) => person.candidate_id === id)?.name ?? ''
  const emailed = result.people.filter(({ was_emailed: isEmailed }) => isEmailed).length
  return (
    <Stack>
      <Text component="output">{result.is_archived ? closingText.done(emailed) : closingText.notArchived(result.remaining)}</Text>
      {result.people.map(({ candidate_id: id, why_not: reason }) =>
        reason === null ? null : (
          <Text key={id} size="sm">
            {closingText.notDone(nameOf(id), reason)}
          </Text>
        ),
      )}
      <Group justify="end">
        <Button onClick={onClose}>{closingText.close}</Button>
      </Group>
    </Stack>
  )
}
