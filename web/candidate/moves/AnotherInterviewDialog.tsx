import { Button, Group, MultiSelect, Radio, Stack, Text } from '@mantine/core'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import type { SendBookingLink } from '@fairlead/contract/v2/interviews/booking/send'
import type { InviteToAnother } from '@fairlead/contract/v2/interviews/another'
import type { ReadTeam } from '@fairlead/contract/v2/team'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryFor, invalidate } from '../../api/cache.ts'
import { newId } from '../../api/new-id.ts'
import { send } from '../../api/send.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { refreshStages } from '../pages.ts'
import { EmailChoice } from './EmailChoice.tsx'
import { text as anotherInterviewText } from '../../i18n/candidate-moves-another-interview.ts'

interface Props {
  candidate: WireCandidate
  name: string
  onClose: () => void
}

export function AnotherInterviewDialog({ candidate, name, onClose }: Props) {
  const { data: team, isError } = useQuery(queryFor<ReadTeam>('v2/team', {}))
  const [interviewers, setInterviewers] = useState<string[]>([])
  const [isPanel, setIsPanel] = useState(false)
  const [emails, setEmails] = useState<boolean | null>(null)
  const [isPreviewReady, setIsPreviewReady] = useState(false)
  const [requestId] = useState(() => newId())
  const { project_id, id: candidate_id } = candidate
  // in Scheduling the email with the link is what the dialog is for
  const isScheduling = candidate.status === 'HIRING_MANAGER_APPROVED'
  const about = { project_id, candidate_id, interviewers, is_panel: isPanel }
  const inviting = useSubmit({
    check: () => (interviewers.length === 0 ? { interviewers: anotherInterviewText.chooseInterviewers } : null),
    send: async () => {
      if (isScheduling) await send<SendBookingLink>('POST', 'v2/interviews/booking/send', { ...about, request_id: requestId })
      else await send<InviteToAnother>('POST', 'v2/interviews/another', { ...about, email_candidate: emails ?? false })
    },
    success: () => anotherInterviewText.invited(name, isScheduling || (emails ?? false)),
    onSuccess: () => {
      onClose()
      refreshStages(project_id, 'INTERVIEWING', 'HIRING_MANAGER_APPROVED')
      invalidate('v1/projects', 'v2/interviews', 'v2/projects/candidates/notice')
    },
    failure: anotherInterviewText.notInvited,
    fields: ['interviewers'],
  })
  return (
    <Dialog
      title={isScheduling ? anotherInterviewText.scheduleWith(name) : anotherInterviewText.inviteToAnother(name)}
      size={520}
      onClose={onClose}
    >
      <form onSubmit={inviting.onSubmit}>
        <Stack>
          <MultiSelect
            label={anotherInterviewText.interviewers}
            description={anotherInterviewText.firstIsHost}
            withAsterisk
            searchable
            data={(team?.members ?? []).map(({ email, name: member }) => ({ value: email, label: member || email }))}
            maxValues={10}
            value={interviewers}
            onChange={(chosen) => {
              inviting.clear('interviewers')
              setInterviewers(chosen)
              setEmails(null)
            }}
            error={inviting.errors.interviewers ?? (isError ? anotherInterviewText.teamNotLoaded : undefined)}
            comboboxProps={{ withinPortal: true }}
          />
          {interviewers.length > 1 && (
            <Radio.Group
              label={anotherInterviewText.whoHoldsIt}
              value={isPanel ? 'panel' : 'turns'}
              onChange={(value) => setIsPanel(value === 'panel')}
            >
              <Stack gap="xs" mt={6}>
                <Radio value="turns" label={anotherInterviewText.oneOfThem} />
                <Radio value="panel" label={anotherInterviewText.allTogether} />
              </Stack>
            </Radio.Group>
          )}
          {interviewers.length > 0 && isScheduling && <Text size="sm">{anotherInterviewText.linkIsSent(name)}</Text>}
          {interviewers.length > 0 && !isScheduling && (
            <EmailChoice
              candidate={candidate}
              name={name}
              status="HIRING_MANAGER_APPROVED"
              interviewers={interviewers}
              isPanel={isPanel}
              value={emails}
              onChange={setEmails}
              onReady={setIsPreviewReady}
            />
          )}
          <FormError>{inviting.sentence}</FormError>
          <Group justify="end" gap="xs">
            <Button variant="subtle" onClick={onClose}>
              {anotherInterviewText.cancel}
            </Button>
            <Button type="submit" loading={inviting.busy} disabled={interviewers.length > 0 && !isScheduling && !isPreviewReady}>
              {isScheduling ? anotherInterviewText.sendLink : anotherInterviewText.invite}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
