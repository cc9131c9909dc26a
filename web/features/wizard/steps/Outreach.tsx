// Steps: when mails go out, and what they say.
import { Alert, Group, NumberInput, Stack, Tabs, Text, Textarea, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { WireTemplate } from '@fairlead/contract/shapes/settings'
import type { PreviewMail } from '@fairlead/contract/v2/outreach/preview'
import { textToHtml } from '@fairlead/domain/text/mail-body'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { send } from '../../../api/send.ts'
import { SafeHtml } from '../../../ui/SafeHtml.tsx'
import { defaultTemplate } from '../default-template.ts'
import { labelOfVariable } from '../template-variables.ts'
import { VariableChips } from '../VariableChips.tsx'
import type { StepProps } from './step.ts'

function useTemplate({ settings, change }: StepProps) {
  const [first = defaultTemplate, ...rest] = settings.outreach_templates
  return [first, (part: Partial<WireTemplate>) => change({ outreach_templates: [{ ...first, ...part }, ...rest] })] as const
}

export function OutreachSequences(props: StepProps) {
  const [template, set] = useTemplate(props)
  const days = [1, 2, 3] as const
  return (
    <Stack>
      <TextInput
        label="Sender's name"
        description="The name candidates see"
        value={props.settings.sender_name}
        onChange={(event) => props.change({ sender_name: event.currentTarget.value })}
      />
      <Text size="sm">
        The first mail goes out when you approve and send. Each follow-up waits for an answer first and stops at the first reply.
      </Text>
      {days.map((number) => (
        <Group key={number} gap="sm">
          <Text w={110} fw={550}>
            Follow-Up #{number}
          </Text>
          <NumberInput
            aria-label={`Days before Follow-Up #${number}`}
            w={90}
            min={1}
            max={60}
            allowDecimal={false}
            clampBehavior="none"
            value={template[`follow_up_${number}_days`]}
            onChange={(value) => set({ [`follow_up_${number}_days`]: typeof value === 'number' ? value : 0 })}
          />
          <Text size="sm" c="dimmed">
            days after {number === 1 ? 'the first mail' : `Follow-Up #${number - 1}`}
          </Text>
        </Group>
      ))}
      {props.wrong.outreach_templates && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {props.wrong.outreach_templates}
        </Text>
      )}
    </Stack>
  )
}

const mails = [
  { field: 'initial_outreach_template', label: 'First mail' },
  { field: 'follow_up_1_template', label: 'Follow-Up #1' },
  { field: 'follow_up_2_template', label: 'Follow-Up #2' },
  { field: 'follow_up_3_template', label: 'Follow-Up #3' },
] as const

export function OutreachTemplates(props: StepProps) {
  const [template, set] = useTemplate(props)
  const [step, setStep] = useState(0)
  const { field, label } = mails[step]!
  const body = template[field]
  return (
    <Stack>
      <Tabs style={{ minWidth: 0 }} value={String(step)} onChange={(value) => setStep(Number(value))}>
        <Tabs.List style={{ overflowX: 'auto', flexWrap: 'nowrap' }}>
          {mails.map((mail, index) => (
            <Tabs.Tab key={mail.field} value={String(index)} style={{ flex: 'none' }}>
              {mail.label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs>
      {step === 0 && (
        <TextInput
          label="Subject"
          required
          value={template.initial_outreach_subject}
          error={props.wrong.initial_outreach_subject}
          onChange={(event) => set({ initial_outreach_subject: event.currentTarget.value })}
        />
      )}
      <Textarea
        id="template-body"
        label={label}
        description={step > 0 ? 'Leave it empty to send no further mail.' : undefined}
        required={step === 0}
        autosize
        minRows={9}
        maxRows={20}
        value={body}
        error={step === 0 ? props.wrong.initial_outreach_template : undefined}
        onChange={(event) => set({ [field]: event.currentTarget.value })}
      />
      <VariableChips fieldId="template-body" onInsert={(text) => set({ [field]: text })} />
      {body.trim() !== '' && <Preview projectId={props.projectId} step={step} subject={template.initial_outreach_subject} body={body} />}
    </Stack>
  )
}

function Preview({ projectId, step, subject, body }: { projectId: string; step: number; subject: string; body: string }) {
  const [asked] = useDebouncedValue({ subject, body }, 500)
  const preview = useQuery({
    queryKey: ['v2/outreach/preview', { project_id: projectId, step, ...asked }],
    queryFn: () =>
      send<PreviewMail>('POST', 'v2/outreach/preview', {
        project_id: projectId,
        step,
        subject: asked.subject,
        body: textToHtml(asked.body),
      }),
    placeholderData: keepPreviousData,
    retry: false,
  })
  if (!preview.data) return null
  return (
    <section aria-label="Preview">
      <Text size="sm" fw={550} mb={4}>
        How it reads for a candidate
      </Text>
      {preview.data.missing.length > 0 && (
        <Alert color="amber" mb="xs">
          No value for {preview.data.missing.map(labelOfVariable).join(', ')}. A mail with a gap is never sent.
        </Alert>
      )}
      <div className="card" style={{ padding: 16, background: 'var(--paper)' }}>
        {step === 0 && (
          <Text fw={600} mb="xs">
            {preview.data.subject}
          </Text>
        )}
        <SafeHtml html={preview.data.html} title="Preview of the mail" />
      </div>
    </section>
  )
}
