// Which version of a test this candidate gets, the other version, and what doesn't count.
import { Anchor, Group, Stack, Text } from '@mantine/core'
import type { PreviewMail } from '@fairlead/contract/v2/outreach/preview'
import type { WireTemplate } from '@fairlead/contract/shapes/settings'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { send } from '../../../api/send.ts'
import { SafeHtml } from '../../../ui/SafeHtml.tsx'
import { text as testText } from '../../../i18n/template-test.ts'
import type { MailChoice } from './use-mail-choice.ts'

interface Props {
  choice: MailChoice
  projectId: string
  candidateId: string
  isEdited: boolean
  onReset: () => void
}

export function TestVersionLine({ choice, projectId, candidateId, isEdited, onReset }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const { running, test } = choice
  if (!running) return null
  if (!test || isEdited)
    return (
      <Text size="sm" c="dimmed" component="output">
        {test ? testText.editedNotCounted : testText.chosenNotCounted}{' '}
        <Anchor
          component="button"
          type="button"
          inherit
          underline="always"
          onClick={() => {
            choice.choose({ test: true })
            onReset()
          }}
        >
          {testText.resetToVersion(running.version)}
        </Anchor>
      </Text>
    )
  const otherTemplate = choice.templates.find(({ name }) => name === test.other_template)
  return (
    <Stack gap="xs">
      <Group gap="xs">
        <Text size="sm" component="output">
          {testText.thisVersion(test.version)}
        </Text>
        {otherTemplate && (
          <Anchor
            component="button"
            type="button"
            size="sm"
            underline="always"
            aria-expanded={isOpen}
            onClick={() => setIsOpen((is) => !is)}
          >
            {isOpen ? testText.hideOther(test.version) : testText.seeOther(test.version)}
          </Anchor>
        )}
      </Group>
      {isOpen && otherTemplate && (
        <OtherVersion template={otherTemplate} about={{ projectId, candidateId }} label={testText.otherVersion(test.version)} />
      )}
    </Stack>
  )
}

function OtherVersion({
  template,
  about,
  label,
}: {
  template: WireTemplate
  about: { projectId: string; candidateId: string }
  label: string
}) {
  const request = {
    project_id: about.projectId,
    candidate_id: about.candidateId,
    step: 0,
    subject: template.initial_outreach_subject,
    body: template.initial_outreach_template,
  }
  const preview = useQuery({
    queryKey: ['v2/outreach/preview', request],
    queryFn: () => send<PreviewMail>('POST', 'v2/outreach/preview', request),
    retry: false,
  })
  if (!preview.data) return null
  return (
    <section className="card" aria-label={label} style={{ padding: 16, background: 'var(--paper)' }}>
      <Text size="sm" c="dimmed" mb={4}>
        {label}
      </Text>
      <Text size="sm" fw={550} mb={8} className="anywhere">
        {preview.data.subject}
      </Text>
      <SafeHtml html={preview.data.html} title={label} />
    </section>
  )
}
