// A template that the workspace shares, edited as a whole; a version saved in between is shown before it is replaced.
import { Button, Group, NumberInput, Stack, Tabs, Text, Textarea, TextInput } from '@mantine/core'
import { teamTemplateFromWire } from '@fairlead/contract/shapes/team-template-names'
import type { WireTeamTemplate } from '@fairlead/contract/shapes/team-template'
import { longestTeamTemplateName, wrongOfTeamTemplate } from '@fairlead/domain/outreach/team-template'
import { useState } from 'react'
import { newId } from '../../api/new-id.ts'
import { useForm } from '../../api/use-form.ts'
import { Banner } from '../../ui/Banner.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { RichText } from '../editor/RichText.tsx'
import { variableLabels } from '../template-variables.ts'
import { TemplateDifference } from './TemplateDifference.tsx'
import { saveTeamTemplate, type SharedTemplate } from './use-team-templates.ts'
import * as templateText from '../../i18n/en/team-templates.ts'

const empty: WireTeamTemplate = {
  name: '',
  initial_outreach_subject: '',
  initial_outreach_template: '',
  follow_up_1_template: '',
  follow_up_1_days: 3,
  follow_up_1_off: false,
  follow_up_2_template: '',
  follow_up_2_days: 4,
  follow_up_2_off: false,
  follow_up_3_template: '',
  follow_up_3_days: 7,
  follow_up_3_off: false,
  li_connection_template: '',
}

const emails = [
  { field: 'initial_outreach_template', also: 'initial_outreach_subject', label: templateText.firstEmail },
  { field: 'follow_up_1_template', also: 'follow_up_1_days', label: templateText.followUp(1) },
  { field: 'follow_up_2_template', also: 'follow_up_2_days', label: templateText.followUp(2) },
  { field: 'follow_up_3_template', also: 'follow_up_3_days', label: templateText.followUp(3) },
  { field: 'li_connection_template', also: null, label: templateText.invitation },
] as const

export function TeamTemplateForm({ template, onClose }: { template: SharedTemplate | null; onClose: () => void }) {
  const [id] = useState(() => template?.id ?? newId())
  const [base, setBase] = useState(template?.version)
  const [conflict, setConflict] = useState<SharedTemplate | null>(null)
  const [open, setOpen] = useState<(typeof emails)[number]['field']>('initial_outreach_template')
  // a text that was replaced is read into the editor again
  const [round, setRound] = useState(0)
  const wrongOf = (values: WireTeamTemplate) => {
    const wrong = wrongOfTeamTemplate(teamTemplateFromWire(values))
    const bad = emails.filter(({ field, also }) => wrong[field] ?? (also && wrong[also]))
    if (bad.length > 0 && !bad.some(({ field }) => field === open)) setOpen(bad[0]!.field)
    return wrong
  }
  const form = useForm<WireTeamTemplate, Awaited<ReturnType<typeof saveTeamTemplate>>, [version?: number]>(template?.template ?? empty, {
    check: wrongOf,
    send: (values, version) => saveTeamTemplate(id, values, version ?? base),
    success: (outcome, { name }) => ('conflict' in outcome ? null : templateText.saved(name.trim(), outcome.version)),
    onSuccess: (outcome) => {
      if (!('conflict' in outcome)) return onClose()
      setConflict(outcome.conflict)
    },
    failure: templateText.notSaved,
  })
  const saveMine = () => {
    setBase(conflict!.version)
    setConflict(null)
    void form.run(conflict!.version)
  }
  const takeTheirs = () => {
    setBase(conflict!.version)
    form.set(conflict!.template)
    setConflict(null)
    setRound(round + 1)
  }
  if (conflict)
    return (
      <Stack>
        <Banner tone="warn" role="alert">
          {templateText.conflict(conflict.edited_by, conflict.version)}
        </Banner>
        <TemplateDifference before={conflict.template} after={form.values} />
        <Group justify="end" gap="xs">
          <Button variant="default" onClick={takeTheirs}>
            {templateText.takeTheirs(conflict.version)}
          </Button>
          <Button onClick={saveMine}>{templateText.saveAnyway(conflict.version + 1)}</Button>
        </Group>
      </Stack>
    )
  const { also } = emails.find(({ field }) => field === open)!
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the fields inside
    <form
      noValidate
      onSubmit={form.onSubmit}
      // the email behind the dialog is sent by the same keys
      onKeyDown={(event) => {
        if ((event.ctrlKey || event.metaKey) && event.key === 'Enter') {
          event.stopPropagation()
          void form.run()
        }
      }}
    >
      <Stack>
        <TextInput label={templateText.name} maxLength={longestTeamTemplateName} data-autofocus {...form.field('name')} />
        <Tabs value={open} onChange={(value) => setOpen((before) => emails.find(({ field }) => field === value)?.field ?? before)}>
          <Tabs.List style={{ overflowX: 'auto', flexWrap: 'nowrap' }}>
            {emails.map(({ field, also: second, label }) => {
              const isBad = Boolean(form.wrong[field] ?? (second && form.wrong[second]))
              return (
                <Tabs.Tab key={field} value={field} style={{ flex: 'none' }} {...(isBad ? { c: 'var(--mantine-color-error)' } : {})}>
                  {label}
                  {isBad && ' (!)'}
                </Tabs.Tab>
              )
            })}
          </Tabs.List>
        </Tabs>
        {open === 'initial_outreach_template' && <TextInput label={templateText.subject} {...form.field('initial_outreach_subject')} />}
        {also !== null && also !== 'initial_outreach_subject' && (
          <NumberInput
            label={templateText.days}
            w={220}
            min={1}
            max={60}
            allowDecimal={false}
            allowNegative={false}
            clampBehavior="none"
            value={form.values[also] || ''}
            error={form.wrong[also]}
            onChange={(value) => form.set({ [also]: typeof value === 'number' ? value : 0 })}
          />
        )}
        {open === 'li_connection_template' ? (
          <Textarea label={templateText.invitation} autosize minRows={4} maxRows={10} {...form.field(open)} />
        ) : (
          <RichText
            key={`${open} ${round}`}
            id="team-template-body"
            label={emails.find(({ field }) => field === open)!.label}
            description={open === 'initial_outreach_template' ? undefined : templateText.leaveEmpty}
            rows={7}
            mostRows={14}
            variables={variableLabels}
            value={form.values[open]}
            error={form.wrong[open]}
            onChange={(body) => form.set({ [open]: body })}
          />
        )}
        {base !== undefined && (
          <Text size="sm" c="dimmed">
            {templateText.versionNumber(base)}
          </Text>
        )}
        <FormError>{form.sentence}</FormError>
        <Group justify="end" gap="xs">
          <Button variant="subtle" onClick={onClose}>
            {templateText.back}
          </Button>
          <Button type="submit" loading={form.busy}>
            {templateText.save}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
