// The offer letter of a candidate: written from a template, approved, sent with a link, and signed.
import { Button, Group, Skeleton, Stack, Text, Textarea } from '@mantine/core'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import type {
  ReadOfferLetter,
  SendOfferLetter,
  WithdrawOfferLetter,
  DecideOfferLetter,
} from '@fairlead/contract/v2/projects/candidates/offer_letter'
import { dayText } from '@fairlead/domain/candidate/offer'
import { fillKnown } from '@fairlead/domain/project/template-variables'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryFor } from '../../api/cache.ts'
import { downloadFile } from '../../api/download.ts'
import { send } from '../../api/send.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { shortDate } from '../../ui/time.ts'
import { LetterForm } from './LetterForm.tsx'
import { letterPath, reloadLetter, type AboutLetter, type LetterView } from './letter.ts'
import { SignedByHand } from './SignedByHand.tsx'
import { text as letterText } from '../../i18n/offer-letter.ts'
import { text as apiText } from '../../i18n/api.ts'
import { longestComment } from '@fairlead/domain/candidate/offer-letter'
import { useForm } from '../../api/use-form.ts'

function ApproveLetter({ about, version }: { about: AboutLetter; version: number }) {
  const form = useForm<{ comment: string }, unknown, [approved: boolean]>(
    { comment: '' },
    {
      fields: ['comment'],
      send: ({ comment }, approved) =>
        send<DecideOfferLetter>('POST', 'v2/projects/candidates/offer_letter/approve', { ...about, version, approved, comment }),
      onSettled: reloadLetter,
      failure: letterText.decisionFailed,
    },
  )
  return (
    <Stack gap="xs">
      <Text size="sm">{letterText.youAreAsked}</Text>
      <Textarea label={letterText.comment} autosize minRows={2} maxRows={6} maxLength={longestComment} {...form.field('comment')} />
      <FormError>{form.sentence}</FormError>
      <Group justify="end" gap="xs">
        <Button variant="default" disabled={form.busy} onClick={() => void form.run(false)}>
          {letterText.giveBack}
        </Button>
        <Button loading={form.busy} onClick={() => void form.run(true)}>
          {letterText.approve}
        </Button>
      </Group>
    </Stack>
  )
}

interface Props {
  candidate: WireCandidate
  name: string
  onClose: () => void
}

export function OfferLetterDialog({ candidate, name, onClose }: Props) {
  const about = { project_id: candidate.project_id, candidate_id: candidate.id }
  const query = useQuery({ ...queryFor<ReadOfferLetter>(letterPath, about), staleTime: 0 })
  const [isWritingAnother, setIsWritingAnother] = useState(false)
  const view = query.data
  const letter = view?.letter ?? null
  const isOver = letter?.state === 'declined' || letter?.state === 'withdrawn'
  const isWritten = letter === null || letter.state === 'draft' || (isOver && isWritingAnother)
  return (
    <Dialog title={letterText.letterTo(name)} onClose={onClose} size={720}>
      {query.isError && !view && <ErrorState text={letterText.loadFailed} onRetry={() => void query.refetch()} />}
      {query.isPending && <Skeleton h={320} radius={12} />}
      {view && (
        <Stack>
          {letter && !(isOver && isWritingAnother) && <Standing about={about} letter={letter} />}
          {view.is_asked && letter && <ApproveLetter about={about} version={letter.version} />}
          {isWritten && candidate.status === 'OFFER' ? (
            <LetterForm key={isWritingAnother ? 'another' : 'letter'} about={about} view={view} onSaved={() => setIsWritingAnother(false)}>
              {(isChanged) =>
                letter?.state === 'draft' ? <SendLetter about={about} view={view} letter={letter} isChanged={isChanged} /> : null
              }
            </LetterForm>
          ) : (
            letter && (
              <Text size="sm" className="lines">
                {fillKnown(letter.body, { answer_by: view.values.answer_by ?? letter.answer_by })}
              </Text>
            )
          )}
          {letter?.state === 'sent' && <Withdraw about={about} />}
          {letter && (letter.state === 'sent' || letter.state === 'draft') && <SignedByHand about={about} />}
          {isOver && !isWritingAnother && candidate.status === 'OFFER' && (
            <Group justify="end">
              <Button onClick={() => setIsWritingAnother(true)}>{letterText.writeAnother}</Button>
            </Group>
          )}
        </Stack>
      )}
    </Dialog>
  )
}

type Letter = NonNullable<LetterView['letter']>

function Standing({ about, letter }: { about: AboutLetter; letter: Letter }) {
  const signed = letter.signature
  const downloading = useSubmit({
    send: (isSigned: boolean) => downloadFile(`${letterPath}/file`, { ...about, signed: isSigned }, `${letterText.offerLetter}.pdf`),
    failure: apiText.downloadFailed,
  })
  return (
    <Stack gap={4}>
      <Group justify="space-between" gap="xs">
        <Text fw={600}>{letterText.states[letter.state]}</Text>
        <Group gap="xs">
          <Button variant="default" size="xs" leftSection={<IconDownload size={15} />} onClick={() => void downloading.run(false)}>
            {letterText.download}
          </Button>
          {letter.has_signed_file && (
            <Button variant="default" size="xs" leftSection={<IconDownload size={15} />} onClick={() => void downloading.run(true)}>
              {letterText.signedPdf}
            </Button>
          )}
        </Group>
      </Group>
      <FormError>{downloading.sentence}</FormError>
      {signed && (
        <Text size="sm">
          {signed.name === null ? letterText.signedByHand(dayText(signed.date)) : letterText.signedBy(signed.name, shortDate(signed.date))}
        </Text>
      )}
      {letter.decline_reason && <Text size="sm">{letterText.reason(letter.decline_reason)}</Text>}
    </Stack>
  )
}

function SendLetter({ about, view, letter, isChanged }: { about: AboutLetter; view: LetterView; letter: Letter; isChanged: boolean }) {
  const sending = useSubmit({
    send: () => send<SendOfferLetter>('POST', 'v2/projects/candidates/offer_letter/send', { ...about, version: letter.version }),
    success: letterText.sent,
    onSettled: reloadLetter,
    failure: letterText.sendFailed,
    fields: [],
  })
  const { email } = view
  const blocked = letter.refusal ?? (isChanged ? letterText.unsaved : (view.no_email_reason ?? null))
  return (
    <Stack gap="xs">
      {email && (
        <details>
          <summary>
            {letterText.email(email.to)}: {email.subject}
          </summary>
          <Text size="sm" c="dimmed" className="lines">
            {email.text}
          </Text>
        </details>
      )}
      {blocked && (
        <Text size="sm" c="dimmed">
          {blocked}
        </Text>
      )}
      <FormError>{sending.sentence}</FormError>
      <Group justify="end">
        <Button disabled={blocked !== null} loading={sending.busy} onClick={() => void sending.run()}>
          {letterText.sendLetter}
        </Button>
      </Group>
    </Stack>
  )
}

function Withdraw({ about }: { about: AboutLetter }) {
  const withdrawing = useSubmit({
    send: () => send<WithdrawOfferLetter>('POST', 'v2/projects/candidates/offer_letter/withdraw', about),
    success: letterText.withdrawn,
    onSettled: reloadLetter,
    failure: letterText.withdrawFailed,
    fields: [],
  })
  return (
    <>
      <FormError>{withdrawing.sentence}</FormError>
      <Group justify="end">
        <Button variant="default" loading={withdrawing.busy} onClick={() => void withdrawing.run()}>
          {letterText.withdraw}
        </Button>
      </Group>
    </>
  )
}
