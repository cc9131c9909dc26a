import { Select, Skeleton, Stack, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { WireSettings } from '@fairlead/contract/shapes/settings'
import type { PreviewMail } from '@fairlead/contract/v2/outreach/preview'
import { findGaps } from '@fairlead/domain/outreach/gaps'
import { projectVariables } from '@fairlead/domain/project/template-variables'
import { bodyToHtml } from '@fairlead/domain/shared/mail-body'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { send } from '../../../api/send.ts'
import { BrokenLinks } from '../../../project/BrokenLinks.tsx'
import { NoticeLines } from '../../../project/NoticeLines.tsx'
import { OpeningReceipt } from '../../../project/OpeningReceipt.tsx'
import { Banner } from '../../../ui/Banner.tsx'
import { SafeHtml } from '../../../ui/SafeHtml.tsx'
import { SendTest } from '../../../project/writing/SendTest.tsx'
import { labelOfVariable } from '../../../project/template-variables.ts'
import { text as wizardOutreachText } from '../../../i18n/wizard-outreach.ts'
import type { ListPreviewPeople } from '@fairlead/contract/v2/outreach/people'
import { must } from '@fairlead/domain/shared/records'
import { queryFor } from '../../../api/cache.ts'

/** Reserves space while the text loads, so that nothing below moves. */
const placeHeight = 160

interface Props {
  projectId: string
  settings: WireSettings
  /** 0 the first email, 1 to 3 the follow-ups. */
  step: number
  /** Shown above the text of a first email. */
  subject: string
  body: string
  title?: string
  /** The sending teammate for a test, '' = the project's sender; absent = no test is offered. */
  testSender?: string
}

export function MailPreview({ projectId, settings, step, subject, body, title = wizardOutreachText.preview, testSender }: Props) {
  const people = usePreviewPeople(projectId)
  const [chosen, setChosen] = useState<string | null>(null)
  const [mail] = useDebouncedValue({ subject, body }, 500)
  const all = people.data?.people ?? []
  const person = all.find((entry) => idOf(entry) === chosen) ?? all[0]
  const preview = useQuery({
    queryKey: ['v2/outreach/preview', { project_id: projectId, step, person: person && idOf(person), ...mail }],
    queryFn: () =>
      send<PreviewMail>('POST', 'v2/outreach/preview', {
        project_id: projectId,
        candidate_id: person?.candidate_id ?? undefined,
        core_candidate_id: person?.core_candidate_id ?? undefined,
        step,
        subject: mail.subject,
        body: bodyToHtml(mail.body),
      }),
    placeholderData: keepPreviousData,
    retry: false,
    enabled: !people.isPending,
  })
  const gaps = findGaps([subject, body], all, {
    ...projectVariables({ jobTitle: settings.job_title, hiringCompany: settings.hiring_company, senderName: settings.sender_name }),
  })
  const audience = people.data?.of === 'project' ? wizardOutreachText.previewProjectPeople : wizardOutreachText.previewPoolPeople
  return (
    <Stack gap="xs" component="section" aria-label={wizardOutreachText.preview}>
      {(people.isPending || all.length > 0) && (
        <Select
          label={title}
          description={people.isPending ? wizardOutreachText.previewPeopleLoading : wizardOutreachText.previewPicker(all.length, audience)}
          disabled={people.isPending}
          allowDeselect={false}
          searchable
          data={all.map((entry) => ({ value: idOf(entry), label: labelOf(entry) }))}
          value={person ? idOf(person) : null}
          onChange={setChosen}
        />
      )}
      {gaps.length > 0 && (
        <Banner tone="warn">
          {gaps.map(({ variable, count }) => (
            <div key={variable}>{wizardOutreachText.missingValueCount(labelOfVariable(variable), count, all.length)}</div>
          ))}
          {wizardOutreachText.missingValuesText}
        </Banner>
      )}
      <BrokenLinks html={bodyToHtml(mail.body)} projectId={projectId} />
      {!preview.isError && !preview.data && <Skeleton h={placeHeight} radius={12} />}
      {preview.data && (
        <div className="card" style={{ padding: 16, minHeight: placeHeight, background: 'var(--paper)' }}>
          {step === 0 && subject.trim() !== '' && (
            <Text fw={600} mb="xs" className="anywhere">
              {preview.data.subject}
            </Text>
          )}
          <SafeHtml html={preview.data.html} title={wizardOutreachText.emailPreview} />
          <OpeningReceipt mail={preview.data} />
          {preview.data.postal_address && (
            <Text size="xs" c="dimmed" mt="xs" className="lines">
              {preview.data.postal_address}
            </Text>
          )}
        </div>
      )}
      {preview.data && <NoticeLines notice={preview.data.notice} />}
      {testSender !== undefined && preview.data && (
        <div>
          <SendTest
            email={{
              project_id: projectId,
              candidate_id: person?.candidate_id ?? undefined,
              core_candidate_id: person?.core_candidate_id ?? undefined,
              step,
              subject,
              body,
              sender_override: testSender,
            }}
            disabled={subject.trim() === ''}
          />
        </div>
      )}
      {preview.isError && !preview.data && (
        <Text size="sm" c="dimmed">
          {wizardOutreachText.previewFailed}
        </Text>
      )}
    </Stack>
  )
}

function labelOf({ name, headline }: PreviewPerson): string {
  return headline ? `${name}, ${headline}` : name
}

type PreviewPerson = ListPreviewPeople['answer']['people'][number]

const idOf = (person: PreviewPerson): string => must(person.candidate_id ?? person.core_candidate_id)

/** People for previewing an email, fetched once per project. */
function usePreviewPeople(projectId: string) {
  return useQuery({ ...queryFor<ListPreviewPeople>('v2/outreach/people', { project_id: projectId }), staleTime: 60_000 })
}
