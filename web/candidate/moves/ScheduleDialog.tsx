import { Button, Checkbox, Group, Radio, Stack, Text, Textarea } from '@mantine/core'
import { approvalText, checkApproval, likedAttributes, likedLabel, ratings, type ApprovalForm } from '@fairlead/domain/candidate/approval'
import { useState } from 'react'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import { PanelTimesNote } from '../../project/PanelTimes.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { DialogFooter } from '../../ui/DialogFooter.tsx'
import { EmailChoice } from './EmailChoice.tsx'
import { readUnsent } from '../unsent.ts'
import { text as candidateMovesScheduleText } from '../../i18n/candidate-moves-schedule.ts'

interface Props {
  candidate: WireCandidate
  name: string
  onClose: () => void
  /** `comments` are the liked attributes and the feedback in one text, as sent. */
  onSubmit: (score: number, comments: string, form: ApprovalForm, emailCandidate: boolean | undefined) => void
}

const untouched: ApprovalForm = { score: null, liked: [], feedback: '' }

export function ScheduleDialog({ candidate, name, onClose, onSubmit }: Props) {
  const [form, setForm] = useState(() => readUnsent<ApprovalForm>('schedule', candidate.id) ?? untouched)
  const change = (part: Partial<ApprovalForm>) => setForm((before) => ({ ...before, ...part }))
  const [emails, setEmails] = useState<boolean | null>(null)
  const { score } = form
  const complete = score !== null && checkApproval(form) === null
  return (
    <Dialog onClose={onClose} title={candidateMovesScheduleText.title(name)} size={520}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (complete) onSubmit(score, approvalText(form), form, emails ?? undefined)
        }}
      >
        <Stack gap="lg">
          <Radio.Group
            label={candidateMovesScheduleText.scoreLabel}
            withAsterisk
            value={score === null ? null : String(score)}
            onChange={(value) => change({ score: Number(value) })}
          >
            <Group gap="lg" mt={8}>
              {ratings.map((rating, index) => (
                <Radio key={rating.score} value={String(rating.score)} label={rating.label} data-autofocus={index === 0 || undefined} />
              ))}
            </Group>
          </Radio.Group>
          <Checkbox.Group
            label={candidateMovesScheduleText.likedLabel}
            withAsterisk
            value={[...form.liked]}
            onChange={(liked) => change({ liked })}
          >
            <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(190px, 1fr))', gap: 10, marginTop: 8 }}>
              {likedAttributes.map((attribute) => (
                <Checkbox key={attribute} value={attribute} label={likedLabel(attribute)} />
              ))}
            </div>
          </Checkbox.Group>
          <Textarea
            label={candidateMovesScheduleText.feedback}
            description={candidateMovesScheduleText.notesHint}
            autosize
            minRows={2}
            maxRows={8}
            value={form.feedback}
            onChange={(event) => change({ feedback: event.currentTarget.value })}
          />
          <EmailChoice candidate={candidate} name={name} status="HIRING_MANAGER_APPROVED" value={emails} onChange={setEmails} />
          <PanelTimesNote projectId={candidate.project_id} />
          <DialogFooter>
            <Group justify="space-between" gap="xs">
              <Text size="sm" c="dimmed" aria-live="polite">
                {complete ? '' : candidateMovesScheduleText.ratingRequired}
              </Text>
              <Group gap="xs" ml="auto">
                <Button variant="subtle" onClick={onClose}>
                  {candidateMovesScheduleText.cancel}
                </Button>
                <Button type="submit" disabled={!complete}>
                  {candidateMovesScheduleText.scheduleInterview}
                </Button>
              </Group>
            </Group>
          </DialogFooter>
        </Stack>
      </form>
    </Dialog>
  )
}
