// The email as this candidate will receive it, to be read, edited, and sent now or later.
import { Alert, Button, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import type { Stage } from '@fairlead/domain/shared/stages'
import type { OutreachOption } from '@fairlead/domain/project/outreach-options'
import { IconClock } from '@tabler/icons-react'
import { failureOf } from '../../../api/failure.ts'
import { focusOnArrival } from '../../../ui/focus-on-arrival.ts'
import { DialogFooter } from '../../../ui/DialogFooter.tsx'
import { SafeHtml } from '../../../ui/SafeHtml.tsx'
import { AddressHistory } from '../../../candidate/address/AddressHistory.tsx'
import { ConfirmGuess } from '../../../candidate/address/ConfirmGuess.tsx'
import { GuessLine } from '../../../candidate/address/GuessLine.tsx'
import { WrittenBefore } from '../../../candidate/card/WrittenBefore.tsx'
import { shownName } from '../../../candidate/names.ts'
import type { PanelView } from '../../../project/panel-view.ts'
import { useHold } from '../../../session/hold.ts'
import type { CandidateAction } from '../../../candidate/candidate-actions.ts'
import { BrokenLinks } from '../../../project/BrokenLinks.tsx'
import { RichText } from '../../../project/editor/RichText.tsx'
import { OpeningReceipt } from '../../../project/OpeningReceipt.tsx'
import { SnippetMenu } from '../../../project/writing/SnippetMenu.tsx'
import { useSnippets } from '../../../project/writing/use-snippets.ts'
import { SendTest } from '../../../project/writing/SendTest.tsx'
import { labelOfVariable, variableLabels } from '../../../project/template-variables.ts'
import { FollowUpDates, LeavesLater, TakeOver } from './BeforeWriting.tsx'
import { BelowTheEmail, Refusals } from './Refusals.tsx'
import { AddressField } from './AddressField.tsx'
import { MailboxPermission } from './MailboxPermission.tsx'
import { OtherWays } from './OtherWays.tsx'
import { AttachButton, AttachedFiles } from '../../../candidate/writing/AttachedFiles.tsx'
import { SendLater } from '../../../candidate/writing/SendLater.tsx'
import { TestVersionLine } from './TestVersionLine.tsx'
import { useTextInsertion } from '../../../candidate/writing/text-insertion.ts'
import { useFirstMail } from './use-first-mail.ts'
import { VariablePicker } from '../../../candidate/writing/VariablePicker.tsx'
import { WhoAndWhat } from './WhoAndWhat.tsx'
import { text as panelOutreachText } from '../../../i18n/panel-outreach.ts'

interface Props {
  view: PanelView
  candidate: WireCandidate
  from: Stage
  onClose: () => void
  onSent: (action: CandidateAction) => void
  onWay: (option: OutreachOption['option']) => void
  /** The project's channels. */
  ways: readonly OutreachOption[]
}

export function MailForm({ view, candidate, from, onClose, onSent, onWay, ways }: Props) {
  const hold = useHold()
  const form = useFirstMail({ view, candidate, from, onClose, onSent })
  const { mail, shown: content, missing, change } = form
  const snippets = useSnippets()
  const insertion = useTextInsertion({
    'mail-subject': (subject) => change({ subject }),
    'mail-body': (body) => change({ body }),
  })
  const name = shownName(candidate, view.facts.biasReducer)
  if (form.preview.isError && !mail)
    return (
      <Alert color="red" role="alert">
        {failureOf(form.preview.error)?.message ?? panelOutreachText.emailFailed}
      </Alert>
    )
  if (!mail)
    return (
      <Stack>
        <Skeleton h={24} />
        <Skeleton h={60} />
        <Skeleton h={60} />
        <Skeleton h={60} />
        <Skeleton h={252} />
        <Skeleton h={36} />
      </Stack>
    )
  return (
    <Stack
      {...insertion.around}
      onKeyDown={(event) => {
        if ((event.ctrlKey || event.metaKey) && event.key === 'Enter' && form.ready) void form.submit(null)
      }}
    >
      {form.before.plan?.in_touch.length ? <TakeOver before={form.before} /> : <WrittenBefore candidate={candidate} />}
      <Refusals before={form.before} />
      <WhoAndWhat choice={form.choice} onTemplate={() => change({ subject: null, body: null })} />
      <TestVersionLine
        choice={form.choice}
        projectId={view.facts.id}
        candidateId={candidate.id}
        isEdited={form.isChanged}
        onReset={() => change({ subject: null, body: null })}
      />
      {view.facts.biasReducer ? (
        <Text size="sm" c="dimmed">
          {panelOutreachText.namesHiddenHint}
        </Text>
      ) : (
        <AddressField
          view={view}
          candidate={candidate}
          known={form.known}
          value={form.to}
          onChange={(to) => change({ to })}
          onProblem={form.setProblem}
        />
      )}
      {form.guess && <GuessLine guess={form.guess} projectId={view.facts.id} candidateId={candidate.id} />}
      {!view.facts.biasReducer && <AddressHistory candidateId={candidate.id} count={form.known.length} />}
      <TextInput
        id="mail-subject"
        label={panelOutreachText.subject}
        value={content.subject}
        error={form.wrong.subject}
        onChange={(event) => change({ subject: event.currentTarget.value })}
      />
      <RichText
        id="mail-body"
        label={panelOutreachText.message}
        variables={variableLabels}
        snippets={snippets.data ?? []}
        value={content.body}
        error={form.wrong.body}
        fieldRef={focusOnArrival}
        onChange={(body) => change({ body })}
        tools={
          <Group gap={4}>
            <VariablePicker projectId={view.facts.id} candidateId={candidate.id} onInsert={insertion.insert} />
            <SnippetMenu fieldId="mail-body" />
            <AttachButton attachments={form.attachments} disabled={form.busy} />
            <SendTest email={form.testEmail} disabled={form.isIncomplete || form.attachments.isBlocked} />
          </Group>
        }
      />
      <AttachedFiles attachments={form.attachments} disabled={form.busy} />
      <BrokenLinks html={mail.html} projectId={candidate.project_id} candidateId={candidate.id} />
      {missing.length > 0 && (
        <Alert color="amber" role="alert" title={panelOutreachText.cantBeSentYet}>
          {panelOutreachText.missingValue(name, missing.map(labelOfVariable).join(', '))}
        </Alert>
      )}
      {mail.doubtful_greeting !== null && <Alert color="amber">{panelOutreachText.doubtfulGreeting(mail.doubtful_greeting)}</Alert>}
      {(form.isChanged || view.facts.biasReducer) && missing.length === 0 && (
        <div>
          <Text size="sm" fw={550} mb={4}>
            {view.facts.biasReducer ? panelOutreachText.previewHint : panelOutreachText.previewFor(name)}
          </Text>
          <div className="card" style={{ padding: 16, background: 'var(--paper)' }}>
            <SafeHtml html={mail.html} title={panelOutreachText.emailPreview} />
          </div>
        </div>
      )}
      <OpeningReceipt mail={mail} />
      <BelowTheEmail mail={mail} />
      <FollowUpDates before={form.before} files={form.followUpFiles} disabled={form.busy} />
      <LeavesLater before={form.before} />
      <DialogFooter>
        {form.problem && <OtherWays problem={form.problem} ways={ways} onWay={onWay} />}
        <Group justify="space-between" gap="xs">
          <Text size="sm" c="dimmed">
            {hold.seconds > 0 && panelOutreachText.undoHint(hold.text)}
          </Text>
          <Group gap="xs" justify="end" ml="auto">
            <Button variant="subtle" visibleFrom="xs" onClick={onClose}>
              {panelOutreachText.cancel}
            </Button>
            <SendLater
              label={panelOutreachText.sendLater}
              icon={<IconClock size={16} />}
              disabled={!form.ready}
              onChoose={(time) => void form.submit(time)}
            />
            <Button disabled={!form.ready} loading={form.busy} onClick={() => void form.submit(null)}>
              {panelOutreachText.approveAndSend}
            </Button>
          </Group>
        </Group>
      </DialogFooter>
      {form.confirmation && <ConfirmGuess {...form.confirmation} />}
      {form.permission && <MailboxPermission {...form.permission} />}
    </Stack>
  )
}
