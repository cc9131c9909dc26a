import { ActionIcon, Alert, Button, Checkbox, Group, Progress, Skeleton, Stack, Text } from '@mantine/core'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import { messages } from '@fairlead/domain/shared/messages'
import { must } from '@fairlead/domain/shared/records'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { sentenceOf } from '../../../api/failure.ts'
import { shownName } from '../../../candidate/names.ts'
import { plannedText } from '../../../candidate/replies/planned.ts'
import { AttachButton, AttachedFiles, FilesOfFollowUps } from '../../../candidate/writing/AttachedFiles.tsx'
import type { PanelView } from '../../../project/panel-view.ts'
import { SendTest } from '../../../project/writing/SendTest.tsx'
import { useHold } from '../../../session/hold.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { DialogFooter } from '../../../ui/DialogFooter.tsx'
import { FormError } from '../../../ui/FormError.tsx'
import { SafeHtml } from '../../../ui/SafeHtml.tsx'
import { showToast } from '../../../ui/toast.ts'
import { DoubtfulGreetings } from './DoubtfulGreetings.tsx'
import { BelowTheEmail, CureLink } from './Refusals.tsx'
import { MailboxPermission } from './MailboxPermission.tsx'
import { useBulkEmail, type NotSent } from './use-bulk-email.ts'
import { WhoAndWhat } from './WhoAndWhat.tsx'
import { text as testText } from '../../../i18n/template-test.ts'
import { text as panelOutreachText } from '../../../i18n/panel-outreach.ts'

interface Props {
  view: PanelView
  /** Approved candidates, at least one. */
  candidates: readonly WireCandidate[]
  onClose: () => void
  onSent: () => void
}

export function BulkEmailDialog({ view, candidates, onClose, onSent }: Props) {
  const hold = useHold()
  const [notSent, setNotSent] = useState<readonly NotSent[]>([])
  const bulk = useBulkEmail(view, candidates, (ended) => {
    if (ended.sent > 0) {
      onSent()
      showToast(panelOutreachText.emailsWillBeSent(ended.sent), { ms: hold.ms || undefined, undo: () => void ended.undo() })
    }
    if (ended.notSent.length === 0) return onClose()
    setNotSent(ended.notSent)
  })
  const { check, going, left: remaining, run, progress } = bulk
  const total = bulk.candidates.length
  return (
    <Dialog
      title={total === 1 ? panelOutreachText.emailOneCandidate : panelOutreachText.emailCandidates(total)}
      size={680}
      onClose={onClose}
    >
      {check.isPending && (
        <Stack aria-busy="true">
          <Skeleton h={36} />
          <Skeleton h={220} />
        </Stack>
      )}
      {check.isError && (
        <Alert color="red" role="alert">
          {sentenceOf(check.error, messages.emailFailed)}
        </Alert>
      )}
      {check.data && (
        <Stack>
          {notSent.length > 0 && (
            <Alert color="red" role="alert" title={panelOutreachText.notSentCount(panelOutreachText.countedEmails(notSent.length))}>
              <People view={view} people={notSent} />
            </Alert>
          )}
          <WhoAndWhat choice={bulk.choice} onTemplate={bulk.restart} isMany />
          {bulk.choice.running && (
            <Text size="sm" c="dimmed" component="output">
              {bulk.choice.test ? testText.manyVersions(bulk.versions.a, bulk.versions.b) : testText.chosenNotCountedMany}
            </Text>
          )}
          <Text component="output">
            <strong>
              {going.length === total
                ? panelOutreachText.countedEmails(total)
                : panelOutreachText.countOfEmails(going.length, panelOutreachText.countedEmails(total))}
            </strong>{' '}
            {panelOutreachText.sentFromSuffix(check.data.from.address)}
            {run.lastAt && isLater(run.lastAt) ? panelOutreachText.lastSentOn(plannedText(run.lastAt.toISOString())) : ''}.
            {bulk.isLimited && check.data.from.per_day !== null && panelOutreachText.mailboxLimit(check.data.from.per_day)}
            {check.data.is_paused && panelOutreachText.waitForProject}
          </Text>
          {remaining.length > 0 && (
            <Alert
              color="amber"
              title={remaining.length === 1 ? panelOutreachText.oneNotEmailed : panelOutreachText.notEmailed(remaining.length)}
            >
              <People view={view} people={remaining} />
              {bulk.hasLeftOut && (
                <Button size="compact-sm" variant="subtle" onClick={bulk.takeBackIn}>
                  {panelOutreachText.takeBackIn}
                </Button>
              )}
            </Alert>
          )}
          <DoubtfulGreetings view={view} bulk={bulk} />
          <GuessedAddresses view={view} bulk={bulk} />
          {bulk.shown && <Preview view={view} bulk={bulk} />}
          {bulk.shown && (
            <div>
              <AttachButton attachments={bulk.attachments} disabled={progress !== null} />
              <AttachedFiles attachments={bulk.attachments} disabled={progress !== null} />
            </div>
          )}
          {check.data.follow_ups > 0 && (
            <div>
              <Checkbox
                label={
                  check.data.follow_ups === 1 ? panelOutreachText.oneFollowUpLabel : panelOutreachText.sendFollowUps(check.data.follow_ups)
                }
                description={panelOutreachText.daysAfterFirst(check.data.follow_up_days)}
                checked={bulk.followUps}
                onChange={(event) => bulk.setFollowUps(event.currentTarget.checked)}
              />
              <FilesOfFollowUps steps={bulk.steps} files={bulk.followUpFiles} disabled={progress !== null} />
            </div>
          )}
          {run.waiting > 0 && (
            <Checkbox
              label={panelOutreachText.sendNowAnyway}
              description={panelOutreachText.waitingForHours(run.waiting)}
              checked={bulk.sendNow}
              onChange={(event) => bulk.setSendNow(event.currentTarget.checked)}
            />
          )}
          {progress && (
            <div>
              <Text size="sm" component="output">
                {panelOutreachText.sendingProgress(progress.done, progress.of)}
              </Text>
              <Progress mt={6} value={(100 * progress.done) / progress.of} size={4} aria-label={panelOutreachText.sentSoFar} />
            </div>
          )}
          <DialogFooter>
            <Group justify="end" gap="xs">
              {going.length > 1 && (
                <Text size="sm" c="dimmed" mr="auto">
                  {panelOutreachText.readSoFar(bulk.read, going.length)}
                </Text>
              )}
              <Button variant="subtle" onClick={progress ? bulk.stop : onClose}>
                {progress ? panelOutreachText.stop : panelOutreachText.cancel}
              </Button>
              <Button disabled={going.length === 0 || bulk.isBlocked} loading={progress !== null} onClick={() => void bulk.submit()}>
                {panelOutreachText.sendEmails(panelOutreachText.countedEmails(going.length))}
              </Button>
            </Group>
          </DialogFooter>
        </Stack>
      )}
      {bulk.permission && <MailboxPermission {...bulk.permission} />}
    </Dialog>
  )
}

/** Longer than an email can be undone. */
const isLater = (time: Date) => time.getTime() > Date.now() + 10 * 60_000

function People({ view, people }: { view: PanelView; people: readonly NotSent[] }) {
  return (
    <ul style={{ margin: 0, paddingLeft: 18, maxHeight: 160, overflowY: 'auto' }}>
      {people.map(({ candidate, reason, cure }) => (
        <li key={candidate.id}>
          {shownName(candidate, view.facts.biasReducer)}: {reason} <CureLink cure={cure} />
        </li>
      ))}
    </ul>
  )
}

/** Recipients left out because a vendor guessed their address, and the only remedy. */
function GuessedAddresses({ view, bulk }: { view: PanelView; bulk: ReturnType<typeof useBulkEmail> }) {
  const { guesses, verifying, verifyFailure } = bulk
  const count = guesses.length
  if (count === 0) return null
  const mayVerify = guesses.some(({ cure }) => cure?.action === 'check_address')
  return (
    <Alert color="amber" title={count === 1 ? panelOutreachText.oneGuessedAddress : panelOutreachText.guessedAddresses(count)}>
      <Stack gap="xs" align="start">
        <Text size="sm">
          {panelOutreachText.guessesLeftOut}
          {mayVerify ? panelOutreachText.verifyThem : panelOutreachText.writeOneByOne}
        </Text>
        <People view={view} people={guesses} />
        {mayVerify && (
          <Button size="compact-sm" variant="default" loading={verifying !== null} onClick={bulk.verifyAll}>
            {panelOutreachText.verifyAddresses(count)}
          </Button>
        )}
        {verifying && (
          <Text size="sm" component="output">
            {panelOutreachText.verifyingProgress(verifying.done, verifying.of)}
          </Text>
        )}
        <FormError>{verifyFailure && panelOutreachText.notAllVerified(verifyFailure)}</FormError>
      </Stack>
    </Alert>
  )
}

function Preview({ view, bulk }: { view: PanelView; bulk: ReturnType<typeof useBulkEmail> }) {
  const name = shownName(must(bulk.shown), view.facts.biasReducer)
  return (
    <div>
      <Group justify="space-between" mb={4} wrap="nowrap">
        <Text size="sm" fw={550} aria-live="polite">
          {panelOutreachText.previewFor(name)}
        </Text>
        {bulk.going.length > 1 && (
          <Group gap={4} wrap="nowrap">
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={panelOutreachText.previousEmail}
              disabled={bulk.at === 0}
              onClick={() => bulk.go(-1)}
            >
              <IconChevronLeft size={16} />
            </ActionIcon>
            <Text size="sm" c="dimmed">
              {bulk.at + 1} {panelOutreachText.ofCount(bulk.going.length)}
            </Text>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={panelOutreachText.nextEmail}
              disabled={bulk.at === bulk.going.length - 1}
              onClick={() => bulk.go(1)}
            >
              <IconChevronRight size={16} />
            </ActionIcon>
          </Group>
        )}
      </Group>
      <div className="card" style={{ padding: 16, background: 'var(--paper)', minHeight: 160 }}>
        {bulk.preview ? (
          <>
            <Text size="sm" fw={550} mb={8}>
              {bulk.preview.subject}
            </Text>
            <SafeHtml html={bulk.preview.html} title={panelOutreachText.emailTo(name)} />
            <BelowTheEmail mail={bulk.preview} />
          </>
        ) : (
          <Skeleton h={120} />
        )}
      </div>
      <Group mt={4} gap="xs">
        <Button size="compact-sm" variant="subtle" disabled={bulk.progress !== null} onClick={() => bulk.leaveOut(must(bulk.shown).id)}>
          {panelOutreachText.leaveOut}
        </Button>
        <SendTest email={bulk.testEmail} disabled={!bulk.preview || bulk.progress !== null} />
      </Group>
    </div>
  )
}
