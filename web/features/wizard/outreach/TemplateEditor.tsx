import { Group, Stack, Tabs, Text, TextInput } from '@mantine/core'
import { validateTemplate } from '@fairlead/domain/project/check-outreach'
import { messages } from '@fairlead/domain/shared/messages'
import { useRef, useState } from 'react'
import { useSelectedTab } from '../../../ui/use-selected-tab.ts'
import { RichText } from '../../../project/editor/RichText.tsx'
import { SnippetMenu } from '../../../project/writing/SnippetMenu.tsx'
import { useSnippets } from '../../../project/writing/use-snippets.ts'
import { variableLabels } from '../../../project/template-variables.ts'
import type { StepProps } from '../step.ts'
import type { Templates } from './use-templates.ts'
import { VariableChips } from '../../../project/writing/VariableChips.tsx'
import { templateFromWire } from '@fairlead/contract/shapes/settings-names'
import { must } from '@fairlead/domain/shared/records'
import { InvitationText } from './InvitationText.tsx'
import { MailPreview } from './MailPreview.tsx'
import { text as wizardOutreachText } from '../../../i18n/wizard-outreach.ts'

const emails = [
  { field: 'initial_outreach_template', label: wizardOutreachText.firstEmail },
  { field: 'follow_up_1_template', label: wizardOutreachText.followUp(1) },
  { field: 'follow_up_2_template', label: wizardOutreachText.followUp(2) },
  { field: 'follow_up_3_template', label: wizardOutreachText.followUp(3) },
] as const
const invitation = 'li_connection_template'
const fields = [...emails.map(({ field }) => field), invitation] as const

export function TemplateEditor({ list, ...props }: StepProps & { list: Templates }) {
  const { template, set } = list
  const snippets = useSnippets()
  const [open, setOpen] = useState<(typeof fields)[number]>('initial_outreach_template')
  const tabs = useRef<HTMLDivElement>(null)
  useSelectedTab(tabs, open)
  const invites = props.settings.outreach_methods.includes('invitation')
  const problems = validateTemplate(templateFromWire(template))
  // report empty fields only after an attempt to continue, and invalid ones immediately
  const wrong = (field: string) => (problems[field] === messages.fieldRequired && !props.errors[field] ? undefined : problems[field])
  const isBad = (field: string) => Boolean(wrong(field)) || (field === emails[0].field && Boolean(wrong('initial_outreach_subject')))
  const step = emails.findIndex(({ field }) => field === open)
  return (
    <Stack>
      {props.errors.outreach_templates && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {props.errors.outreach_templates}
        </Text>
      )}
      <Tabs className="shrink" value={open} onChange={(value) => setOpen((before) => fields.find((field) => field === value) ?? before)}>
        <Tabs.List ref={tabs} style={{ overflowX: 'auto', flexWrap: 'nowrap' }}>
          {[...emails, ...(invites ? [{ field: invitation, label: wizardOutreachText.linkedinInvitation }] : [])].map(
            ({ field, label }) => (
              <Tabs.Tab key={field} value={field} className="fixed" {...(isBad(field) ? { c: 'var(--mantine-color-error)' } : {})}>
                {label}
                {isBad(field) && ' (!)'}
              </Tabs.Tab>
            ),
          )}
        </Tabs.List>
      </Tabs>
      {open === invitation ? (
        <InvitationText {...props} list={list} />
      ) : (
        <>
          {step === 0 && (
            <TextInput
              id="template-subject"
              label={wizardOutreachText.subject}
              required
              value={template.initial_outreach_subject}
              error={wrong('initial_outreach_subject')}
              onChange={(event) => set({ initial_outreach_subject: event.currentTarget.value })}
            />
          )}
          <RichText
            key={`${list.at} ${open}`}
            id="template-body"
            label={must(emails[step]).label}
            description={hintOf(step, list)}
            required={step === 0}
            variables={variableLabels}
            snippets={snippets.data ?? []}
            rows={9}
            maxRows={20}
            value={template[open]}
            error={wrong(open)}
            onChange={(text) => set({ [open]: text })}
          />
          <Group gap={4}>
            <VariableChips fieldId="template-body" onInsert={(text) => set({ [open]: text })} />
            <SnippetMenu fieldId="template-body" />
          </Group>
          {template[open].trim() !== '' && (
            <MailPreview
              {...props}
              step={step}
              subject={template.initial_outreach_subject}
              body={template[open]}
              testSender={template.user_email ?? ''}
            />
          )}
        </>
      )}
    </Stack>
  )
}

function hintOf(step: number, { template }: Templates): string | undefined {
  const number = ([1, 2, 3] as const).find((stepNumber) => stepNumber === step)
  if (number === undefined) return undefined
  if (template[`follow_up_${number}_off`]) return wizardOutreachText.turnedOff
  return wizardOutreachText.leaveEmpty
}
